// Searches as visitors might make them, composed from texts on the board.
import { categories, experienceLevels, jobTypes } from "@rolecall/contract/jobs/job.ts";
import { salaryRanges } from "@rolecall/contract/jobs/jobs.ts";
import { Random } from "@rolecall/demo/random.ts";
import { idOf } from "./data/board-size.ts";
import { openings, places, titles } from "./data/vocabulary.ts";

type Query = Record<string, string | number>;

/** Two letters of a word in each other's place. */
const mistyped = (word: string): string =>
  word.length < 5 ? word : word.slice(0, 2) + word.charAt(3) + word.charAt(2) + word.slice(4);

const wordsOf = (title: string) => title.match(/[a-z]{4,}/gi) ?? [title];

const kinds: Record<string, (random: Random) => Query> = {
  everything: () => ({}),
  "a page further on": (random) => ({ page: random.whole(2, 50) }),
  "a deep page": (random) => ({ page: random.whole(50, 400) }),
  "a broad word": (random) => ({
    query: random.pick(["manager", "nurse", "senior", "engineer", "specialist", "analyst"]),
  }),
  "a word of a title": (random) => ({ query: random.pick(wordsOf(random.pick(titles))) }),
  "a title": (random) => ({ query: random.pick(openings).title }),
  "an unfinished word": (random) => ({
    query: random.pick(wordsOf(random.pick(titles))).slice(0, 4),
  }),
  "one letter": (random) => ({ query: random.pick(wordsOf(random.pick(titles))).charAt(0) }),
  "two letters": (random) => ({ query: random.pick(wordsOf(random.pick(titles))).slice(0, 2) }),
  "a word and a letter": (random) => ({
    query: `${random.pick(wordsOf(random.pick(openings).title))} ${random.pick(wordsOf(random.pick(titles))).charAt(0)}`,
  }),
  "two words": (random) => ({
    query: `${random.pick(wordsOf(random.pick(titles)))} ${random.pick(wordsOf(random.pick(openings).title))}`,
  }),
  "a mistyped word": (random) => ({ query: mistyped(random.pick(wordsOf(random.pick(titles)))) }),
  "a word and a place": (random) => ({
    query: random.pick(wordsOf(random.pick(openings).title)),
    location: random.pick(places),
  }),
  "a place": (random) => ({ location: random.pick(places) }),
  "part of a place": (random) => ({ location: random.pick(places).slice(0, 3) }),
  "a company": (random) => ({ companyId: companyOf(random) }),
  "a word at a company": (random) => ({
    companyId: companyOf(random),
    query: random.pick(wordsOf(random.pick(openings).title)),
  }),
  "what was posted since": (random) => ({ postedSince: momentOf(random) }),
  "a word since": (random) => ({
    postedSince: momentOf(random),
    query: random.pick(wordsOf(random.pick(titles))),
  }),
  filters: (random) => ({
    type: random.pick(jobTypes),
    category: random.pick(categories),
    experienceLevel: random.pick(experienceLevels),
  }),
  "a salary": (random) => salaryOf(random),
  "the best paid": (random) => ({ sort: "salary", type: random.pick(jobTypes) }),
  "words, place, filters and salary": (random) => ({
    query: random.pick(wordsOf(random.pick(openings).title)),
    location: random.pick(places),
    type: random.pick(jobTypes),
    ...salaryOf(random),
  }),
  "a deep page of a broad word": (random) => ({ query: "senior", page: random.whole(10, 50) }),
  "the newest of a broad word": () => ({ query: "manager", sort: "newest" }),
};

const salaryOf = (random: Random): Query => {
  const { salaryMin, salaryMax } = random.pick(Object.values(salaryRanges));
  return { salaryMin, ...(salaryMax !== undefined && { salaryMax }) };
};

/** The first has the most jobs; each board has five hundred. */
const companyOf = (random: Random) => idOf(random.chance(0.5) ? 1 : random.whole(1, 500));

/** An hour to three months ago. */
const momentOf = (random: Random) =>
  new Date(Date.now() - random.pick([1, 24, 7 * 24, 30 * 24, 90 * 24]) * 3_600_000).toISOString();

export interface SearchCall {
  kind: string;
  query: Query;
  /** The query string of the search. */
  parameters: string;
}

/** The searches of each kind, always the same ones. */
export const searchCalls = (ofEach: number): SearchCall[] => {
  const random = new Random("searches");
  return Array.from({ length: ofEach }, () =>
    Object.entries(kinds).map(([kind, draw]) => {
      const query = draw(random);
      const texts = Object.entries(query).map(([name, value]) => [name, String(value)]);
      return { kind, query, parameters: new URLSearchParams(texts).toString() };
    }),
  ).flat();
};
