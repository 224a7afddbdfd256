import { companyDraft } from "@rolecall/contract/companies/company-draft.ts";
import * as z from "zod";
import { webAddress } from "./web-address.ts";

/** The rules of the company form: the website is checked as it will be sent. */
export const companyRules = companyDraft.extend({
  website: z.preprocess(webAddress, companyDraft.shape.website),
});
