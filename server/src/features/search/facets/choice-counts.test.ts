// The counts beside the filters equal those of a full scan, whichever way they are computed.
import { categories, experienceLevels, jobTypes } from "@rolecall/contract/jobs/job.ts";
import type { JobFacets } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { countCap, salaryRangeNames, salaryRanges } from "@rolecall/contract/jobs/jobs.ts";
import { Random } from "@rolecall/demo/random.ts";
import { beforeAll, expect, test } from "vitest";
import { buildJobs } from "#test/build.ts";
import {
  drawSampledIds,
  growSample,
  type SearchRow,
  searchRowsWith,
} from "#test/jobs/job-search-rows.ts";
import { startApp } from "#test/start-app.ts";

const { anonymous, db } = await startApp();

const random = new Random("jobs to count");

/** A job with any choice of each list. */
const anyJob = (title: string) => {
  const salaries = [1, 2].map(() => random.whole(3, 16) * 10_000);
  return {
    title,
    type: random.pick(jobTypes),
    category: random.pick(categories),
    experienceLevel: random.pick(experienceLevels),
    salaryMin: random.chance(0.3) ? null : Math.min(...salaries),
    salaryMax: random.chance(0.3) ? null : Math.max(...salaries),
    deadline: random.chance(0.1) ? new Date(Date.now() - 1) : null,
  };
};

beforeAll(async () => {
  const titles = ["Number Setter", "Number Keeper", "Letter Setter"];
  const few = Array.from({ length: 600 }, () => anyJob(random.pick(titles)));
  const many = Array.from({ length: 1_200 }, () => anyJob("Card Dealer"));
  // The sample has enough rows to prove that there are many jobs, and so few of each choice that
  // all of them are counted.
  const sampled = (await drawSampledIds(db, 60)).map((id) => ({
    ...anyJob("Card Dealer"),
    id,
    salaryMin: null,
    salaryMax: null,
  }));
  await buildJobs(db, [...few, ...many, ...sampled]);
  // Numbers, as many as a board of 70,000 jobs has: all are alike, and most choices rare among them.
  await growSample(db, 1_100);
});

interface Chosen {
  type?: string;
  category?: string;
  experienceLevel?: string;
  salaryMin?: number | undefined;
  salaryMax?: number | undefined;
}

const isWanted = (row: SearchRow, wanted: Chosen) =>
  row.type === (wanted.type ?? row.type) &&
  row.category === (wanted.category ?? row.category) &&
  row.level === (wanted.experienceLevel ?? row.level) &&
  (wanted.salaryMin === undefined || (row.salaryHigh ?? -1) >= wanted.salaryMin) &&
  (wanted.salaryMax === undefined || (row.salaryLow ?? Infinity) <= wanted.salaryMax);

/** All jobs with these lexemes, read and looked at one by one. */
const countOneByOne = async (lexemes: string, chosen: Chosen) => {
  const rows = await searchRowsWith(db, lexemes);
  const count = (choice: Chosen) => {
    const jobs = rows.filter((row) => isWanted(row, { ...chosen, ...choice })).length;
    return { jobs: Math.min(jobs, countCap), capped: jobs > countCap };
  };
  return {
    total: count({}),
    type: jobTypes.map((value) => ({ value, ...count({ type: value }) })),
    category: categories.map((value) => ({ value, ...count({ category: value }) })),
    experienceLevel: experienceLevels.map((value) => ({
      value,
      ...count({ experienceLevel: value }),
    })),
    salaryRange: salaryRangeNames.map((value) => ({ value, ...count(salaryRanges[value]) })),
    meant: null,
    without: [],
    near: [],
  };
};

test.each<[string, string, Chosen]>([
  ["setter", "'setter'", {}],
  ["number", "'number'", {}],
  ["dealer", "'dealer'", {}],
  ["-keeper", "!'keeper'", {}],
  ["number setter", "'number' & 'setter'", {}],
  ["number", "'number'", { type: "full-time" }],
  ["number", "'number'", { type: "remote" }],
  ["number", "'number'", { category: "sales", experienceLevel: "mid" }],
  ["number", "'number'", { salaryMin: 60_000, salaryMax: 80_000 }],
  ["number", "'number'", { salaryMin: 55_000, salaryMax: 65_000 }],
  ["number -setter", "'number' & !'setter'", { salaryMin: 120_000, type: "full-time" }],
  ["dealer", "'dealer'", { salaryMin: 120_000, type: "remote" }],
])("%j (%s) with %j", async (words, lexemes, chosen) => {
  const { body } = await anonymous.get<JobFacets>("/api/jobs/facets", {
    query: { query: words, ...chosen },
  });
  expect(body).toEqual(await countOneByOne(lexemes, chosen));
});
