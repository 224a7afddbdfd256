// How names of people and companies are found by what somebody types: by parts of them, in any order,
// without regard to case, accents, and kinds of apostrophe, dash and space. The database's `plain_letters`
// and `name_key` (db/functions/names.sql) do the same; names.cases.ts holds both.
import { fold } from "./fold.ts";

/** What `fold` leaves of letters that people type otherwise, and the other form of the Greek sigma. */
const further: Readonly<Record<string, string>> = {
  þ: "th",
  ς: "σ",
  ə: "e",
  ŋ: "n",
  ɨ: "i",
  ɓ: "b",
  ɗ: "d",
  ƙ: "k",
  ƴ: "y",
};
const furtherLetter = new RegExp(`[${Object.keys(further).join("")}]`, "g");

/** Apostrophes, and letters that stand for one. */
const apostrophes = String.raw`'\u0060\u02b9-\u02bf\u02c8\u02ca\u02cb\u02ee\u055a\u05f3\u2018\u2019\u201b\u2032\u2035\ua78b\ua78c`;
/** Marks of other scripts that most people leave out: of Cyrillic, Hebrew, Arabic, and of any letter. */
const marks = String.raw`\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f`;
const unseen = String.raw`\u00ad\u061c\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff`;
const leftOut = new RegExp(`[${apostrophes}${marks}${unseen}]`, "gu");

const spaces = String.raw`\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000`;
const dashes = String.raw`\u002d\u058a\u05be\u1806\u2010-\u2015\u2043\u2053\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d`;
/** Commas, and the dots between the parts of a name. */
const commas = String.raw`,;\u00b7\u055d\u060c\u061b\u2027\u3001\u30fb\ufe50\ufe51\ufe54\uff0c\uff1b\uff64\uff65`;
const between = new RegExp(`[${spaces}${dashes}${commas}]+`, "gu");

/** A text in plain letters: in lower case, without accents, apostrophes and what nobody sees. */
export const plainLettersOf = (text: string): string =>
  // This apostrophe would come apart into a space and a mark.
  fold(text.replaceAll("´", ""))
    .replaceAll(furtherLetter, (letter) => further[letter] ?? letter)
    .replaceAll(leftOut, "");

/** A name in plain letters, with nothing between its words: "Zoë O’Neill-Müller" is "zoeoneillmuller". */
export const nameKey = (name: string): string => plainLettersOf(name).replaceAll(between, "");

/** The words of what somebody typed, each once: what is found has all of them as parts. */
export const searchedWords = (typed: string): string[] => [
  ...new Set(
    typed
      .split(between)
      .map(nameKey)
      .filter((word) => word !== ""),
  ),
];

/** Whether a text, already as a key or in plain letters, has all words as parts. */
export const hasWords = (found: string, words: readonly string[]): boolean =>
  words.every((word) => found.includes(word));
