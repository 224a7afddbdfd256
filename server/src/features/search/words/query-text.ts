import { type Token, tokensIn } from "./tokens.ts";
import type { Word } from "./words.ts";

/** The tokens of a query. Every text can be read; there are no syntax errors. */
export interface QueryText {
  /** The words outside of phrases and exclusions, each with its position in the text. */
  words: Word[];
  /** Whether the text ends with the last of these words, which may then be unfinished. */
  unfinished: boolean;
  /** "registered nurse": words that stand side by side. */
  phrases: Word[][];
  /** 日本: characters that stand side by side, of scripts without spaces between words. */
  runs: string[][];
  /** -remote, -"night shift": words and phrases that must not be there. */
  without: Word[][];
}

/** More of each than anybody means; the rest of a longer search is left out. */
const most = { words: 40, phrases: 10, runs: 10, charactersOfRun: 40, without: 20 } as const;

/** Quotation marks that are not closed, or stand in the midst of a word, are punctuation. */
const markedParts =
  /(?<=^|[\s(])(?<minus>-*)["“”„](?<phrase>[^"“”„]+)["“”]|(?<=^|[\s(])-+(?=[\p{L}\p{N}])(?<word>[^\s"“”„]+)/gu;

const runsOf = (tokens: Token[]) => {
  const runs: string[][] = [];
  for (const { word, character } of tokens)
    if (character === "first") runs.push([word]);
    else if (character === "next") runs.at(-1)?.push(word);
  return runs.map((run) => run.slice(0, most.charactersOfRun));
};

/** Splits a query into words, "phrases in quotes" and -exclusions. */
export const readQueryText = (text: string): QueryText => {
  const phrases: Word[][] = [];
  const without: Word[][] = [];
  const rest = text.replaceAll(
    markedParts,
    (part: string, minus?: string, phrase?: string, word?: string) => {
      (minus === "" ? phrases : without).push(tokensIn(word ?? phrase ?? ""));
      // Spaces in its place, so that the words after it stand where they stood.
      return " ".repeat(part.length);
    },
  );
  const tokens = tokensIn(rest);
  const words = tokens.filter(({ character }) => character === undefined);
  const isSaying = (part: Word[]) => part.length > 0;
  return {
    words: words.slice(0, most.words),
    unfinished: words.length <= most.words && words.at(-1)?.end === text.trimEnd().length,
    runs: runsOf(tokens).slice(0, most.runs),
    phrases: phrases.filter(isSaying).slice(0, most.phrases),
    without: without.filter(isSaying).slice(0, most.without),
  };
};

/** A search that was written with signs is its writer's own; a text with such signs finds not itself. */
export const isPlain = (text: string): boolean => {
  const { phrases, without } = readQueryText(text);
  return phrases.length === 0 && without.length === 0;
};
