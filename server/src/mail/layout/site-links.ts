import { textTitles } from "@rolecall/contract/text-pages.ts";
import type { LetterPart, LetterSite } from "#mail/letter.ts";

/** Links to what the site's administrators have written for everybody: its terms, privacy and imprint. */
export const siteLinks = ({ texts }: LetterSite): LetterPart[] =>
  texts.map((name) => ({ link: `/${name}`, label: name === "terms" ? "Terms" : textTitles[name] }));
