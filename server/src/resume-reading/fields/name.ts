import { type Read, readIn } from "#resume-reading/reading.ts";
import type { TextLine } from "#resume-reading/resume-text.ts";
import { headingOf, isDocumentTitle, unaccented } from "#resume-reading/words/headings.ts";
import { placeScore } from "#resume-reading/words/places.ts";
import { hasCompanyMark, titleScore } from "#resume-reading/words/trades.ts";
import { partsOfContact } from "./contact.ts";

const particle =
  "(?:von|van|de|der|den|da|do|dos|di|del|della|la|le|el|al|bin|ibn|zu|ter|ten|y|e|du|des|san|st\\.?)";
const word = String.raw`\p{Lu}[\p{L}'’.-]*`;
const shape = new RegExp(String.raw`^${word}(?:\s+(?:${particle}|${word})){1,5}$`, "u");
/** Scripts without capital letters. */
const otherScript = /^[\p{Lo}\p{M}]{2,12}(?:[\s·][\p{Lo}\p{M}]{1,12}){0,4}$/u;
const label =
  /^(?:name|full name|vor- und nachname|nom(?: et pr[ée]nom)?|nombre(?: y apellidos?)?|nome(?: completo| e cognome)?|naam)\s*:\s*/iu;
const title = /^(?:dr|prof|mr|mrs|ms|herr|frau|dipl\.-ing|ing|mag)\.?\s+/iu;
const behind = /\s*,\s*(?:[A-Z][\p{L}.]{1,6}\.?(?:,?\s*)?){1,4}$/u;
const linesLookedAt = 40;

interface Candidate {
  name: string;
  line: TextLine;
  score: number;
}

/** Who a resume is about: large, at the top, written as a name, and often in the mail address. */
export const readName = (lines: readonly TextLine[], email: string | null): Read<string> | null => {
  const mail = email?.split("@")[0] ?? "";
  const seen = lines.filter(({ page }) => page === null || page === 1).slice(0, linesLookedAt);
  const [top] = [...topOfColumns(lines), ...seen]
    .flatMap((line, index) => candidatesIn(line, index, mail))
    .toSorted((a, b) => b.score - a.score);
  if (!top || top.score < 0.4) return null;
  return readIn(top.line, cased(top.name), Math.min(0.98, top.score));
};

/** The second column of a page may begin with the name. */
const topOfColumns = (lines: readonly TextLine[]) =>
  lines.flatMap((line, index) => (line.beginsColumn ? lines.slice(index, index + 3) : []));

const candidatesIn = (line: TextLine, index: number, mail: string): Candidate[] =>
  [line.text, ...partsOfContact(line)].flatMap((written) => {
    const isLabelled = label.test(written);
    const name = written.replace(label, "").replace(behind, "").replace(title, "").trim();
    if (name.length > 60 || isDocumentTitle(name) || headingOf(name)) return [];
    const isName =
      shape.test(name) || (otherScript.test(name) && index < 3) || isLargeFirst(name, line, index);
    if (!isName && !isSpaced(name)) return [];
    const inMail = partOf(name, mail);
    const score =
      (isLabelled ? 0.6 : 0) +
      (isName ? 0.4 : 0.3) +
      Math.min(0.4, Math.max(0, line.size - 1) * 0.5) +
      Math.max(0, 0.32 - index * 0.04) +
      (inMail ? 0.4 : 0) -
      (inMail ? 0 : titleScore(name) * 0.6) -
      (!inMail && (hasCompanyMark(name) || placeScore(name) > 0) ? 0.4 : 0);
    return [{ name, line, score }];
  });

/** What stands first and large is a name, however it is written. */
const isLargeFirst = (name: string, { size }: TextLine, index: number) =>
  index === 0 &&
  size >= 1.5 &&
  /^[\p{L}\p{M}\s'’.,-]{2,60}$/u.test(name) &&
  name.split(/\s+/).length <= 5;

/** 'A D A  M O R E A U'. */
const isSpaced = (name: string) => /^(?:\p{Lu}\s){2,}\s*(?:\p{Lu}\s?)+$/u.test(name);

/** Whether a word of the name stands in the mail address. */
const partOf = (name: string, mail: string) => {
  const plain = unaccented(mail.toLowerCase()).replace(/[^a-z]/g, "");
  const parts = unaccented(name.toLowerCase())
    .split(/[^a-z]+/)
    .filter((part) => part.length > 2);
  return plain.length > 2 && parts.some((part) => plain.includes(part));
};

/** 'ADA MOREAU' is 'Ada Moreau'. */
const cased = (name: string) => {
  const joined = isSpaced(name)
    ? name.replace(/(?<=\p{Lu})\s(?=\p{Lu}(?:\s|$))/gu, "").replace(/\s+/g, " ")
    : name;
  if (joined !== joined.toUpperCase() || joined === joined.toLowerCase()) return joined;
  const raised = joined
    .toLowerCase()
    .replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());
  return raised.replace(new RegExp(String.raw`(?<=\s)${particle}(?=\s)`, "giu"), (part) =>
    part.toLowerCase(),
  );
};
