import { countCap } from "@rolecall/contract/jobs/jobs.ts";
import type { Db } from "#db/db.ts";
import {
  type Choices,
  type Filter,
  needsOnlyColumns,
  queryOfAny,
} from "#features/search/filter/filter.ts";
import { cappedSampleCount } from "#features/search/sql/job-sample.ts";
import { countByColumns } from "./choice-counts.queries.ts";
import { tally, type TallyRequest, type Tally } from "./tally.queries.ts";

/** Choices that are frequent among all jobs are also frequent among this many jobs of the sample. */
const mostSampled = 4_000;

/** A number of jobs; `capped` means this many or more. */
export interface Count {
  jobs: number;
  capped: boolean;
}

/** A filter, and choices that narrow it further, each by itself and by its name in a tally. */
export interface ChoicesToCount {
  filter: Filter;
  choices: Record<string, Choices>;
}

/** The number of jobs that a filter finds, and that each of its choices leaves. */
export interface ChoiceCounts {
  total: Count;
  countOf: (choice: string) => Count;
}

const toCount = (jobs = 0): Count => ({ jobs: Math.min(jobs, countCap), capped: jobs > countCap });
const capped = toCount(Infinity);
const enough = countCap + 1;

const isCapped = (sample: Tally, name: string) => (sample[name] ?? 0) >= cappedSampleCount;

/** Choices that are too rare in the sample are counted among all jobs, all of them in one query. */
const remainingCounts = (
  sample: Tally,
  { filter, choices }: ChoicesToCount,
): TallyRequest | null => {
  const all: TallyRequest = { among: filter.ids ? "named" : "all", filter };
  const rare = Object.entries(choices).filter(([name]) => !isCapped(sample, name));
  if (!isCapped(sample, "jobs")) return rare.length === 0 ? { ...all, enough } : all;
  if (rare.length === 0) return null;
  const ofRare = rare.reduce((jobs, [name]) => jobs + (sample[name] ?? 0), 0);
  // If nearly every job has a rare choice, selecting those jobs costs more than it saves.
  if (ofRare >= (sample["jobs"] ?? 0)) return all;
  const chosen = queryOfAny(
    rare.map(([, choice]) => choice),
    Object.values(choices),
  );
  return { among: "chosen", filter, chosen };
};

/** The same as `countChoices`, for filters of which each is of its own places. */
export const countAmongMatches = async (
  db: Db,
  given: ChoicesToCount[],
): Promise<ChoiceCounts[]> => {
  const sampled = given.map(({ filter }): TallyRequest => ({
    among: "sample",
    filter,
    enough: mostSampled,
  }));
  const isNamed = given.some(({ filter }) => filter.ids);
  const samples = isNamed ? [] : await tally(db, sampled);
  const plans = given.map((within, index) => {
    const sample = samples[index] ?? {};
    return { sample, needed: remainingCounts(sample, within) };
  });
  const found = await tally(
    db,
    plans.flatMap(({ needed }) => needed ?? []),
  );
  return plans.map(({ sample, needed }) => {
    const read = needed ? found.shift() : undefined;
    const countOf = (name: string) => (isCapped(sample, name) ? capped : toCount(read?.[name]));
    return { total: countOf("jobs"), countOf };
  });
};

const countAmongAll = async (db: Db, given: ChoicesToCount[]): Promise<ChoiceCounts[]> => {
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

/** Counts the jobs that each filter finds and that each of its choices leaves, up to the cap. */
export const countChoices = (db: Db, given: ChoicesToCount[]): Promise<ChoiceCounts[]> =>
  given.every(({ filter }) => needsOnlyColumns(filter))
    ? countAmongAll(db, given)
    : countAmongMatches(db, given);
