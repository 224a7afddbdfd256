import { singular, stem } from "./stem.ts";

/** A word of a text, with what stands before it. */
export interface Token {
  /** As written. */
  written: string;
  word: string;
  singular: string;
  stem: string;
  start: number;
  end: number;
  /** Whether a comma, a bracket or the end of a sentence stands before it: no name goes across. */
  isCut: boolean;
  /** Whether it stands beside '&', as in 'R&D'. */
  isJoined: boolean;
}

const word = /[\p{L}\p{N}]+[+#]*/gu;
/** What stands between two words of one name. */
const within = /^(?:\s+|[-‐‑/.]|\s?&\s?|['’])$/u;
/** "driver's license", "patients' rights". */
const behindGenitive = /^['’]s\s+$/i;
const behindGenitives = /^['’]\s+$/;
const isWithin = (between: string, { word: before }: Token): boolean =>
  within.test(between) ||
  behindGenitive.test(between) ||
  (before.endsWith("s") && behindGenitives.test(between));

const unaccented = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");

/** The words of one line. */
export const tokensOf = (line: string): Token[] => {
  const tokens: Token[] = [];
  for (const { 0: written, index } of line.matchAll(word)) {
    const before = tokens.at(-1);
    const between = line.slice(before?.end ?? 0, index);
    const lower = unaccented(written.toLowerCase());
    // The 's' of a genitive is no word.
    if (lower === "s" && /^['’]$/.test(between)) continue;
    const isJoined = /^\s?&\s?$/.test(between) && between.length < 3;
    if (before && isJoined) before.isJoined = true;
    const token: Token = {
      written,
      word: lower,
      singular: singular(lower),
      stem: stem(lower),
      start: index,
      end: index + written.length,
      isCut: before !== undefined && !isWithin(between, before),
      isJoined,
    };
    tokens.push(token);
  }
  return tokens;
};
