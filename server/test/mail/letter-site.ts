import { defaultSite } from "@rolecall/contract/site.ts";
import type { LetterSite } from "#mail/letter.ts";

/** What letters show of a site. */
export const buildLetterSite = (given: Partial<LetterSite> = {}): LetterSite => ({
  ...defaultSite,
  texts: [],
  supportEmail: "support@rolecall.example",
  publicUrl: "https://jobs.example.com",
  ...given,
});
