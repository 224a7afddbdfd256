import { companyDraft } from "@rolecall/contract/company-draft.ts";

/** What a company is held against. */
export const companyRules = companyDraft;
