import { countCap } from "@rolecall/contract/jobs.ts";
import type { Db } from "#db/db.ts";
import { type Choices, type Filter, isOfColumns } from "#db/job-matches.ts";
import { surelyCapped } from "#db/job-sample.ts";
import { countByColumns } from "./choice-counts.queries.ts";
import { tally, type Tallied, type Tally } from "./tally.queries.ts";

/** The sample has every so manieth job. */
const sampledOneIn = 64;
/** Of so many matches all are read; of more, those in the sample. */
export const mostRead = 20_000;
/** What is common is so among that many, too. */
const mostSampled = 4_000;

/** How many jobs there are; `capped`: or more. */
export interface Count {
  jobs: number;
  capped: boolean;
}

/** A filter, and choices that narrow it further, each by itself and by its name in a tally. */
export interface ChoicesWithin {
  filter: Filter;
  choices: Record<string, Choices>;
}

/** How many jobs a filter finds, and how many each of its choices leaves. */
export interface Counted {
  total: Count;
  countOf: (choice: string) => Count;
}

const toCount = (jobs = 0): Count => ({ jobs: Math.min(jobs, countCap), capped: jobs > countCap });
const capped = toCount(Infinity);
const enough = countCap + 1;

/** What is to be counted, and how the answers are read. */
interface Plan {
  asked: Tallied[];
  read: (answers: Tally[]) => Counted;
}

/** All jobs are read, once. */
const planOfFew = ({ filter, choices }: ChoicesWithin): Plan => ({
  asked: [{ filter, ...(Object.keys(choices).length === 0 && { enough }) }],
  read: ([whole = {}]) => ({
    total: toCount(whole["jobs"]),
    countOf: (choice) => toCount(whole[choice]),
  }),
});

/** What the sample does not have often enough is counted one by one. */
const planOfMany = ({ filter, choices }: ChoicesWithin, sample: Tally): Plan => {
  const rare = Object.entries(choices).filter(([name]) => (sample[name] ?? 0) < surelyCapped);
  return {
    asked: rare.map(([, choice]) => ({ filter: { ...filter, ...choice }, enough })),
    read: (answers) => {
      const counts = new Map(
        rare.map(([name], index) => [name, toCount(answers[index]?.["jobs"])]),
      );
      return { total: capped, countOf: (choice) => counts.get(choice) ?? capped };
    },
  };
};

/** What is neither common in the sample nor among few is counted, and all of a filter's choices at once. */
const countAmongMatches = async (db: Db, given: ChoicesWithin[]): Promise<Counted[]> => {
  const isNamed = given.some(({ filter }) => filter.ids);
  const sampled = given.map(({ filter }) => ({ filter, enough: mostSampled }));
  const samples = isNamed ? [] : await tally(db, "sample", sampled);
  const plans = given.map((within, index) => {
    const sample = samples[index] ?? {};
    return (sample["jobs"] ?? 0) * sampledOneIn > mostRead
      ? planOfMany(within, sample)
      : planOfFew(within);
  });
  const answers = await tally(
    db,
    isNamed ? "named" : "all",
    plans.flatMap(({ asked }) => asked),
  );
  return plans.map(({ asked, read }) => read(answers.splice(0, asked.length)));
};

const countAmongAll = async (db: Db, given: ChoicesWithin[]): Promise<Counted[]> => {
  const asked = given.map(({ filter, choices }) => [
    filter,
    ...Object.values(choices).map((choice) => ({ ...filter, ...choice })),
  ]);
  const jobs = await countByColumns(db, { filters: asked.flat(), enough });
  return given.map(({ choices }) => {
    const total = toCount(jobs.shift());
    const counts = new Map(Object.keys(choices).map((name) => [name, toCount(jobs.shift())]));
    return { total, countOf: (choice) => counts.get(choice) ?? toCount() };
  });
};

/** How many jobs each of these filters finds and each of its choices leaves, counted up to the cap. */
export const countChoices = (db: Db, given: ChoicesWithin[]): Promise<Counted[]> =>
  given.every(({ filter }) => isOfColumns(filter))
    ? countAmongAll(db, given)
    : countAmongMatches(db, given);
