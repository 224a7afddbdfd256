// All in one box: what a search that finds nothing probably meant.
import type { FoundJob } from "@rolecall/contract/jobs/job.schemas.ts";
import type { JobFacets } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { salaryRanges } from "@rolecall/contract/jobs/jobs.ts";
import { beforeAll, expect, test } from "vitest";
import { placeJobs } from "#features/jobs/placing/job-places.service.ts";
import { buildCompany, buildJobs } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";
import { readOneBox } from "./one-box.ts";

const { anonymous, db } = await startApp();

beforeAll(async () => {
  const { id: companyId } = await buildCompany(db, { name: "Plain Works" });
  const nurse = { title: "Registered Nurse", location: "Tucson, AZ", description: "Nursing." };
  const all = [
    ...Array.from({ length: 3 }, () => nurse),
    { title: "Nurse", location: "Boise, ID", experienceLevel: "entry" as const },
    { title: "Python Engineer", location: "Oslo", type: "remote" as const },
    { title: "Cashier", location: "Denver, CO", type: "part-time" as const },
    { title: "Cashier", location: "Denver, CO", type: "full-time" as const },
    {
      title: "Software Engineer",
      location: "New York, NY",
      salaryMin: 130_000,
      salaryMax: 150_000,
    },
    { title: "Software Engineer", location: "New York, NY", salaryMin: 60_000, salaryMax: 70_000 },
    { title: "Welder", location: "St. Louis, MO", experienceLevel: "senior" as const },
    { title: "Social Worker", location: "Springfield, IL", type: "hybrid" as const },
  ];
  await buildJobs(
    db,
    all.map((job) => ({
      description: "Come.",
      type: "full-time" as const,
      experienceLevel: "mid" as const,
      ...job,
      companyId,
    })),
  );
  await placeJobs(db);
});

const meantBy = async (query: Record<string, string>) => {
  const { body } = await anonymous.get<JobFacets>("/api/jobs/facets", { query });
  return body.meant;
};

/** What the link finds. */
const found = async ({
  query,
  location,
  type,
  experienceLevel,
  salaryRange,
}: NonNullable<JobFacets["meant"]>) => {
  const { headers } = await anonymous.get<FoundJob[]>("/api/jobs", {
    query: {
      query,
      ...(location && { location }),
      ...(type && { type }),
      ...(experienceLevel && { experienceLevel }),
      ...(salaryRange && { salaryMin: salaryRanges[salaryRange].salaryMin }),
    },
  });
  return Number(headers["x-total-count"]);
};

test.each([
  ["nurse jobs in Tucson", "nurse in Tucson, AZ", 3],
  ["nurse in tucson", "nurse in Tucson, AZ", 3],
  ["nurse tucson az", "nurse in Tucson, AZ", 3],
  ["Tucson nurse", "nurse in Tucson, AZ", 3],
  ["Tucson, AZ nurse", "nurse in Tucson, AZ", 3],
  ["nursing job openings near Tucson, Arizona", "nursing in Tucson, AZ", 3],
  ["jobs in Tucson", "jobs in Tucson, AZ", 3],
  ["nursing jobs near me", "nursing", 4],
  ["nurse jobs nearby", "nurse", 4],
  ["nurse hiring now", "nurse", 4],
  ["entry level nurse", "entry level nurse", 1],
  ["entry-level nurse jobs", "entry level nurse", 1],
  ["junior nurse in Boise", "entry level nurse in Boise, ID", 1],
  ["remote python", "remote python", 1],
  ["python work from home", "remote python", 1],
  ["python jobs remote", "remote python", 1],
  ["part time cashier denver", "part-time cashier in Denver, CO", 1],
  ["full-time cashier in Denver, Colorado", "full-time cashier in Denver, CO", 1],
  ["software engineer $120k", "software engineer from $120k", 1],
  ["software engineer 120k+", "software engineer from $120k", 1],
  ["software engineer $62.50 an hour", "software engineer from $120k", 1],
  ["software engineer new york $130,000 a year", "software engineer in New York, NY from $120k", 1],
  ["senior welder st louis", "senior welder in st louis", 1],
  ["senior jobs", "senior jobs", 1],
  ["hybrid social worker springfield il", "hybrid social worker in Springfield, IL", 1],
  ["entry level python", "python", 1],
  ["nurse Tucson", "nurse in Tucson, AZ", 3],
])("%s: %s", async (query, text, jobs) => {
  const meant = await meantBy({ query });
  expect(meant).toMatchObject({ text, jobs, capped: false });
  expect(meant && (await found(meant))).toBe(jobs);
});

test.each([
  "zzyzx",
  "astronaut in Tucson",
  "nurse",
  "near me",
  '"nurse jobs" in Tucson',
  "-nurse jobs",
])("nothing is meant by %s", async (query) => {
  expect(await meantBy({ query })).toBeNull();
});

test("the other filters stay as they are", async () => {
  expect(await meantBy({ query: "nurse jobs", location: "Boise" })).toMatchObject({
    text: "nurse",
    location: null,
    jobs: 1,
  });
  expect(await meantBy({ query: "cashier denver", type: "part-time" })).toMatchObject({
    text: "cashier in Denver, CO",
    type: null,
    jobs: 1,
  });
});

test("near me is where the person is, where that is known", async () => {
  expect(await meantBy({ query: "nurse jobs near me", here: "Boise, ID" })).toMatchObject({
    text: "nurse in Boise, ID",
    jobs: 1,
  });
});

test.each([
  ["401k administrator", {}],
  ["k12 teacher", {}],
  ["$25/hr cook", { salaryRange: "40-60" }],
  ["cook $70k-$80k", { salaryRange: "60-80" }],
  ["cook over 90k", { salaryRange: "80-120" }],
  ["cook $12 an hour", {}],
  ["cook at $85,000", { salaryRange: "80-120" }],
])("the pay in %j", (text, says) => {
  const { words: _words, isNear: _isNear, ...said } = readOneBox(text);
  expect(said).toEqual(says);
});
