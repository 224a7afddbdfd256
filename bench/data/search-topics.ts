import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A job of the quality set, really announced: on USAJOBS (public domain), or by New York City (open data). */
export interface Posting {
  title: string;
  /** The category of the agency that published it, such as '0610 - Nurse'. */
  occupation: string;
}

/**
 * Something people look for, how they type it, and which jobs they mean: written
 * by hand before any search was tried, so that no engine judges itself.
 */
export interface SearchTopic {
  /** Titles that are exactly right. */
  wanted: RegExp;
  /** The numbers of occupations that are near it. */
  near: string[];
  /** In full, short, mistyped, unfinished, in another order. */
  queries: string[];
}

const linesOf = (file: string) =>
  readFileSync(join(import.meta.dirname, file), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));

export const readPostings = (): Posting[] =>
  linesOf("postings.tsv").map(([title = "", occupation = ""]) => ({ title, occupation }));

export const readTopics = (): SearchTopic[] =>
  linesOf("search-topics.tsv")
    .slice(1)
    .map(([wanted = "", near = "", queries = ""]) => ({
      wanted: new RegExp(wanted, "i"),
      near: near.split(" ").filter((number) => number !== ""),
      queries: queries.split("; "),
    }));

/** Grades a posting as an answer to the topic: 2 for exactly right, 1 for near, 0 for anything else. */
export const gradeOf = ({ wanted, near }: SearchTopic, { title, occupation }: Posting) => {
  if (wanted.test(title)) return 2;
  return near.some((number) => occupation.startsWith(number)) ? 1 : 0;
};
