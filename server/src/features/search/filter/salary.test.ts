import type { JobFacets } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { expect, test } from "vitest";
import { buildJobs } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";

const { anonymous, db } = await startApp();
await buildJobs(db, [
  { title: "Volunteer", salaryMin: 0, salaryMax: 0 },
  { title: "Helper", salaryMax: 0 },
  { title: "Apprentice", salaryMin: 0, salaryMax: 20_000 },
  { title: "Keeper", salaryMin: 50_000, salaryMax: 60_000 },
  { title: "Guest" },
]);

const find = async (query: Record<string, number | string>) => {
  const { body } = await anonymous.get<{ title: string }[]>("/api/jobs", { query });
  return body.map(({ title }) => title);
};

test.each([
  [{ salaryMin: 0 }, ["Apprentice", "Keeper"]],
  [{ salaryMax: 40_000 }, ["Apprentice"]],
  [{ salaryMin: 0, salaryMax: 0 }, ["Apprentice"]],
])("a job that pays from 0 to 0 gives no pay: %j finds %j", async (query, titles) => {
  expect((await find(query)).toSorted()).toEqual(titles);
  const { body } = await anonymous.get<JobFacets>("/api/jobs/facets", { query });
  expect(body.total.jobs).toBe(titles.length);
});

test("by salary it comes with those that give none", async () => {
  expect((await find({ sort: "salary" })).slice(0, 2)).toEqual(["Keeper", "Apprentice"]);
});
