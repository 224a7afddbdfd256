// A search's words in pieces: most are one word, some are several that are written as one ('e-mail').
import type { Word } from "./words.ts";

/** One word, or several that stand side by side or are written as one. */
export type Piece = [Word, ...Word[]];

/** The words of a search in their pieces. */
export const piecesOf = (words: readonly Word[]): Piece[] =>
  gluedIn(words).flatMap((piece) => (piece.every(isShort) ? [piece] : dividedIn(piece)));

const gluedIn = (words: readonly Word[]) => {
  const pieces: Piece[] = [];
  for (const word of words) {
    const piece = word.glue === undefined ? undefined : pieces.at(-1);
    if (piece) piece.push(word);
    else pieces.push([word]);
  }
  return pieces;
};

const isNumber = ({ word }: Word) => /^\d/.test(word);
const isShort = (word: Word) => isNumber(word) || word.word.length <= 2;

/** 'Nurse/doctor' are two words, 'CI/CD' and 'S/4HANA' are one; 'developer(remote)' are two, 'program(me)' is one. */
const isDivided = (before: Word, word: Word) => {
  const { glue = "" } = word;
  if (isNumber(before) || isNumber(word)) return false;
  return glue.includes("/") || (/[&()[\]{}]/.test(glue) && !isShort(before) && !isShort(word));
};

const dividedIn = ([first, ...others]: Piece) => {
  const pieces: Piece[] = [[first]];
  for (const word of others) {
    const piece = pieces.at(-1);
    const before = piece?.at(-1);
    if (piece && before && !isDivided(before, word)) piece.push(word);
    else pieces.push([word]);
  }
  return pieces;
};
