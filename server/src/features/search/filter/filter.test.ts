// The lexemes that a filter asks for (TypeScript) and those that documents hold (SQL) follow one
// rule.
import { expect, test } from "vitest";
import { documentHas } from "#test/jobs/job-search-rows.ts";
import { startApp } from "#test/start-app.ts";
import { queryOf } from "./filter.ts";

const { db } = await startApp();

const someSalary: [number, number] = [1, 1];
const now = new Date();

test.each<[min: number | undefined, max: number | undefined, salary: [number, number]]>([
  [40_000, 60_000, [40_000, 40_000]],
  [40_000, 60_000, [60_000, 60_000]],
  [40_000, 60_000, [10_000, 40_000]],
  [40_000, 60_000, [60_000, 90_000]],
  [40_000, 60_000, [0, 2_147_483_647]],
  [60_000, 80_000, [79_999, 79_999]],
  [80_000, 120_000, [119_000, 300_000]],
  [120_000, undefined, [120_000, 120_000]],
  [120_000, undefined, [5_000_000, 5_000_000]],
  [undefined, 30_000, [0, 30_000]],
  [75_000, undefined, [74_000, 76_000]],
  [50_000, 50_000, [50_000, 50_000]],
])("the index finds what pays from %s to %s where a job pays %s", async (min, max, salary) => {
  const query = queryOf({ lexemes: "", salaryMin: min, salaryMax: max });
  expect(await documentHas(db, { query, salary, posted: now })).toBe(true);
});

test("the index leaves out jobs whose salaries are outside of the range", async () => {
  const query = queryOf({ lexemes: "", salaryMin: 120_000 });
  expect(await documentHas(db, { query, salary: [40_000, 60_000], posted: now })).toBe(false);
});

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);

test.each<[string, since: number, posted: number]>([
  ["an hour", hour, minute],
  ["an hour, to its beginning", hour, hour],
  ["a day", day, 23 * hour],
  ["a week", 7 * day, 0],
  ["a week, to its beginning", 7 * day, 7 * day],
  ["a month", 30 * day, 29 * day],
  ["a year", 365 * day, 364 * day],
  ["ten years", 3_650 * day, 3_649 * day],
])("the index finds what was posted within %s", async (_, since, posted) => {
  const query = queryOf({ lexemes: "", postedSince: ago(since) });
  const document = { salary: someSalary, posted: ago(posted) };
  expect(await documentHas(db, { query, ...document })).toBe(true);
});

test("the index leaves out jobs that were posted long before", async () => {
  const query = queryOf({ lexemes: "", postedSince: ago(hour) });
  expect(await documentHas(db, { query, salary: someSalary, posted: ago(30 * day) })).toBe(false);
});
