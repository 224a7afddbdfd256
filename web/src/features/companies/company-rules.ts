import { companyDraft } from "@rolecall/contract/companies/company-draft.ts";
import * as z from "zod";
import { webAddress } from "./web-address.ts";

/** What a company is held against: its website as it will be sent. */
export const companyRules = companyDraft.extend({
  website: z.preprocess(webAddress, companyDraft.shape.website),
});
