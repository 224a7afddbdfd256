// Searches for a location with which more locations match than are named one by one.
import type { JobFacets } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { beforeAll, expect, test } from "vitest";
import { placeJobs } from "#features/jobs/placing/job-places.service.ts";
import { reindexJobs } from "#features/search/upkeep/reindex.service.ts";
import { buildJobs } from "#test/build.ts";
import { outdateSearchRows } from "#test/jobs/job-search-rows.ts";
import { startApp } from "#test/start-app.ts";

const { anonymous, db } = await startApp();

const many = (location: (number: number) => string) =>
  Array.from({ length: 320 }, (_, index) => ({ location: location(index) }));

beforeAll(async () => {
  await buildJobs(db, [
    ...many((number) => `Estate ${number}, Kenya`),
    { location: "Nairobi" },
    { location: "Kenyatta Road, over there" },
    ...many((number) => `nycish shed ${number}`),
    { location: "New York" },
    ...many((number) => `Remotely ${number}`),
    { location: "over there", type: "remote" },
  ]);
  await placeJobs(db);
});

const cases: [string, number][] = [
  // Those that mean Kenya, and one with the letters.
  ["Kenya", 322],
  // Those with the letters, and one in New York.
  ["NYC", 321],
  ["nycish", 320],
  ["remote", 321],
];

/** How many jobs the search finds, and how many the facets count. */
const count = async (location: string) => {
  const { headers } = await anonymous.get("/api/jobs", { query: { location } });
  const { body } = await anonymous.get<JobFacets>("/api/jobs/facets", { query: { location } });
  return [Number(headers["x-total-count"]), body.total.jobs];
};

test.each(cases)("%j finds %i", async (location, jobs) => {
  expect(await count(location)).toEqual([jobs, jobs]);
});

test("the same is found while the rows are of an earlier edition, and after", async () => {
  await outdateSearchRows(db);
  for (const [location, jobs] of cases) expect(await count(location)).toEqual([jobs, jobs]);
  await reindexJobs(db);
  for (const [location, jobs] of cases) expect(await count(location)).toEqual([jobs, jobs]);
});
