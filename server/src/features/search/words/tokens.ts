// The tokens by which a text is searched, the same as the database's `tokens_in`: its words and, in
// scripts without spaces between words, each character; see docs/decisions/007-search.md.
import { fold } from "@rolecall/contract/names/fold.ts";
import { glueBehind, pieces, type Word, wordsOfPiece } from "./words.ts";

export interface Token extends Word {
  /** A character of a script without spaces, and whether another one stands directly before it. */
  character?: "first" | "next";
}

/**
 * A folded character of a script without spaces between words: Thai, Lao, Burmese, Khmer, Chinese,
 * kana with its mark, or a syllable of Korean, which has spaces, but puts grammar at the end of its
 * words.
 */
const character =
  "[\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u2e80-\\u2fdf\\u3041-\\u3096\\u309d-\\u309f\\u30a1-\\u30fa\\u30fc-\\u30ff\\u3105-\\u312f\\u31a0-\\u31bf\\u31f0-\\u31ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\u{20000}-\\u{3ffff}][\\u3099\\u309a]?|[\\u1100-\\u115f][\\u1160-\\u11a7]?[\\u11a8-\\u11ff]?";
/** Everything between such characters, and between the dots that separate Japanese words. */
const parts = new RegExp(`(?<character>${character})|(?:(?!${character}|・).)+`, "gsu");
/** No letter before these belongs to such a script. */
const mayHaveCharacters = /[\u0e00-\u{10ffff}]/u;

const tokensOfPiece = (piece: string, start: number): Token[] => {
  let folded = "";
  /** The position in the original text of each code unit of the folded text. */
  const places: { start: number; end: number }[] = [];
  let at = start;
  for (const written of piece) {
    const place = { start: at, end: at + written.length };
    const form = fold(written);
    places.push(...Array.from(form.split(""), () => place));
    folded += form;
    at = place.end;
  }

  const tokens: Token[] = [];
  let runEnds = -1;
  for (const { 0: part, index, groups } of folded.matchAll(parts)) {
    const ends = index + part.length;
    const place = {
      start: places[index]?.start ?? start,
      end: places[ends - 1]?.end ?? at,
    };
    if (groups?.["character"]) {
      tokens.push({ word: part, ...place, character: index === runEnds ? "next" : "first" });
      runEnds = ends;
    } else for (const word of wordsOfPiece(part)) tokens.push({ ...word, ...place });
  }
  return tokens;
};

/** The tokens of a text, in their order. */
export const tokensIn = (text: string): Token[] => {
  const tokens: Token[] = [];
  for (const { 0: piece, index: start } of text.matchAll(pieces)) {
    const end = start + piece.length;
    const read: Token[] = mayHaveCharacters.test(piece)
      ? tokensOfPiece(piece, start)
      : wordsOfPiece(piece).map((part) => ({ ...part, start, end }));
    const [first] = read;
    if (first && !first.character && !tokens.at(-1)?.character)
      Object.assign(first, glueBehind(tokens, text, first));
    tokens.push(...read);
  }
  return tokens;
};
