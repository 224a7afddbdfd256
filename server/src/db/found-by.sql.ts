// Conditions of searches for names, by words from the contract's `searchedWords`.
import { and, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { containing } from "./like-pattern.ts";

/** Whether a text, which is a key or in plain letters, has all words as parts. */
export const hasWords = (text: SQLWrapper, words: readonly string[]): SQL =>
  sql`${text} like all (${sql.param(words.map(containing))}::text[])`;

/** The least that an index of a text's `parts_of_three` can look up. */
const leastIndexed = 3;

/** The same, by an index of the text's `parts_of_three`. */
export const hasIndexedWords = (text: SQLWrapper, words: readonly string[]): SQL | undefined =>
  and(
    hasWords(text, words),
    ...words
      .filter((word) => [...word].length >= leastIndexed)
      .map((word) => sql`parts_of_three(${text}) @> parts_of_three(${word})`),
  );
