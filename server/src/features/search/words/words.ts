// The words of a text as the database's `words_in` has them (see docs/decisions/007-search.md), and
// where in the text each stands. `words.cases.ts` holds both.
import { fold } from "@rolecall/contract/names/fold.ts";

/** A word as searches compare it, and the piece of text that it was read from. */
export interface Word {
  word: string;
  start: number;
  end: number;
}

/** ASCII but digits and letters, signs of Latin-1, general and CJK punctuation. */
const separators = /[\p{Cc} -/:-`{-¿\u2000-\u206f\u3000-\u303f]+/u;
/** Text between separators; apostrophes, plus, hash and digits such as ² belong to words. */
export const pieces = /(?:[^\p{Cc} -/:-@[-`{-¿\u2000-\u206f\u3000-\u303f]|['’+#ª²³¹º¼½¾])+/gu;

const longestWord = 60;

/** Most pieces are one word as they stand. */
const isPlain = /^[a-z\d]+$/i;

/** Mostly one; 'A+B' is a piece of two. */
export const wordsOfPiece = (piece: string): string[] =>
  isPlain.test(piece) ? [cut(piece.toLowerCase())] : wordsOfSigns(piece);

const wordsOfSigns = (piece: string) =>
  fold(piece)
    .replaceAll(/['’]/g, "")
    .replaceAll(/([a-z])\+\+/g, "$1plusplus")
    .replaceAll(/([a-z])#/g, "$1sharp")
    .split(separators)
    .filter((word) => word !== "")
    .map(cut);

const cut = (word: string) =>
  word.length > longestWord ? [...word].slice(0, longestWord).join("") : word;

/** The words of a text, in their order. */
export const wordsIn = (text: string): Word[] => {
  const words: Word[] = [];
  for (const { 0: piece, index: start } of text.matchAll(pieces))
    for (const word of wordsOfPiece(piece)) words.push({ word, start, end: start + piece.length });
  return words;
};
