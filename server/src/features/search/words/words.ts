// The words of a text as the database's `words_in` has them (see docs/decisions/007-search.md), and
// where in the text each stands. `words.cases.ts` holds both.
import { fold, unseen } from "@rolecall/contract/names/fold.ts";

/** A word as searches compare it, and the piece of text that it was read from. */
export interface Word {
  word: string;
  start: number;
  end: number;
  /**
   * The signs between it and the word before, where the two may be written as one (see `joined.ts`): none
   * between letters and digits. Undefined where the words stand apart.
   */
  glue?: string | undefined;
  /** Signs of its own piece before the first word of it, and behind the last: those of '+A' and 'B#+'. */
  lead?: string;
  tail?: string;
}

/** Apostrophes fall out of words. */
const apostrophes = "'’‘ʼʻ′";
/** ASCII but digits and letters, signs of Latin-1, general and CJK punctuation, the minus. */
const divides = "\\p{Cc} -/:-@[-`{-¿\u2000-\u206f\u2212\u3000-\u303f";
/** Text between separators; apostrophes, plus, hash and digits such as ² belong to words. */
export const pieces = new RegExp(`(?:[^${divides}]|[${apostrophes}${unseen}+#ª²³¹º¼½¾])+`, "gu");

const longestWord = 60;

/** Most pieces are one word as they stand. */
const isPlain = /^(?:[a-z]+|\d+)$/i;

/** A word of a piece, and the signs of that piece around it. */
export type PartOfPiece = Omit<Word, "start" | "end">;

/** Mostly one; 'A+B' and 'B2' are pieces of two. */
export const wordsOfPiece = (piece: string): PartOfPiece[] =>
  isPlain.test(piece) ? [{ word: cut(piece.toLowerCase()) }] : wordsOfSigns(piece);

const dropped = new RegExp(`[${apostrophes}]`, "g");
const parts = new RegExp(`[0-9]+|[^${divides}A-Z0-9]+`, "gu");

const wordsOfSigns = (piece: string): PartOfPiece[] => {
  const folded = fold(piece)
    .replaceAll(dropped, "")
    .replaceAll(/([a-z])\+\+/g, "$1plusplus")
    .replaceAll(/([a-z])#/g, "$1sharp");
  let end = 0;
  const words = [...folded.matchAll(parts)].map(({ 0: part, index }, place): PartOfPiece => {
    const gap = folded.slice(end, index);
    end = index + part.length;
    return { word: cut(part), ...(place > 0 ? { glue: glueOf(gap) } : { lead: gap }) };
  });
  const last = words.at(-1);
  if (last) last.tail = folded.slice(end);
  return words;
};

const joins = new RegExp(`^[${apostrophes}./()[\\]{}&\u2010-\u2013\u2212-]*$`, "u");

/** These signs, where words on both sides of them may be written as one. */
const glueOf = (signs: string): string | undefined => (joins.test(fold(signs)) ? signs : undefined);

/** Very long words are cut. */
export const cut = (word: string): string =>
  word.length > longestWord ? [...word].slice(0, longestWord).join("") : word;

/** The words of a text, in their order. */
export const wordsIn = (text: string): Word[] => {
  const words: Word[] = [];
  for (const { 0: piece, index: start } of text.matchAll(pieces)) {
    const end = start + piece.length;
    for (const [index, part] of wordsOfPiece(piece).entries())
      words.push({
        ...part,
        start,
        end,
        ...(index === 0 && glueBehind(words, text, { ...part, start })),
      });
  }
  return words;
};

/** How the first word of a piece is glued to the one before. */
export const glueBehind = (
  words: Word[],
  text: string,
  { start, lead = "" }: Pick<Word, "start" | "lead">,
): Pick<Word, "glue"> => {
  const last = words.at(-1);
  return last ? { glue: glueOf((last.tail ?? "") + text.slice(last.end, start) + lead) } : {};
};
