import { type Read, readIn } from "#resume-reading/reading.ts";
import type { TextLine } from "#resume-reading/resume-text.ts";
import { linesIn, type Part } from "#resume-reading/sections.ts";
import { findRanges } from "#resume-reading/words/dates.ts";

/** The most characters that a profile takes. */
const longest = 5_000;
const isProse = ({ text, cells }: TextLine) =>
  cells.length === 1 &&
  text.length >= 45 &&
  text.split(/\s+/).length >= 7 &&
  !/[@|•]/u.test(text) &&
  findRanges(text).length === 0;

const joined = (lines: readonly TextLine[]) => {
  let text = "";
  for (const line of lines) {
    // A word that was divided at the end of its line.
    const divided = /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(line.text);
    text = divided ? text.slice(0, -1) + line.text : `${text} ${line.text}`;
  }
  return text.replace(/\s+/g, " ").trim().slice(0, longest).toWellFormed();
};

/** What stands below its heading; else the sentences at the top. */
export const readSummary = (parts: readonly Part[]): Read<string> | null => {
  const own = linesIn(parts, "summary");
  const [first] = own;
  if (first) {
    const text = joined(own);
    return text.length < 10 ? null : readIn(first, text, 0.9);
  }
  const head = linesIn(parts, "head");
  const start = head.findIndex(isProse);
  const [line, ...rest] = head.slice(Math.max(0, start));
  if (start < 0 || !line) return null;
  const end = rest.findIndex(
    (next, index) => !isProse(next) && !goesOn(rest[index - 1] ?? line, next),
  );
  return readIn(line, joined([line, ...(end < 0 ? rest : rest.slice(0, end))]), 0.6);
};

/** The last line of a paragraph may be short. */
const goesOn = (before: TextLine, { text, cells }: TextLine) =>
  cells.length === 1 && !/[.!?]$/.test(before.text.trim()) && /[.!?]$/.test(text.trim());
