// A board with few jobs for months and many now, so that matches are unevenly spread over the
// slices.
import type { ListedJob } from "@rolecall/contract/jobs/job.schemas.ts";
import { jobSearch } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { beforeAll, expect, test } from "vitest";
import { searchJobs } from "#features/jobs/job-search.service.ts";
import { buildJobs } from "#test/build.ts";
import { growSample, rowsReadDuring } from "#test/jobs/job-search-rows.ts";
import { startApp } from "#test/start-app.ts";

const { anonymous, db } = await startApp();

const hour = 3_600_000;
const now = Date.UTC(2026, 2, 1, 5);
const trades = { weaver: 2, potter: 4, cooper: 7, glazier: 40 };

/**
 * Each trade has every second, fourth, seventh or fortieth job of the whole time: one an hour,
 * lately one in ten seconds.
 */
beforeAll(async () => {
  const lately = Array.from({ length: 320 }, (_, index) => now - index * 10_000);
  const before = Array.from({ length: 1_500 }, (_, index) => now - (index + 1) * hour);
  const made = [...lately, ...before].map((moment, index) => ({
    title: "Helping hand",
    description: Object.entries(trades)
      .filter(([, each]) => index % each === 0)
      .map(([trade]) => trade)
      .join(", "),
    createdAt: new Date(moment),
  }));
  await buildJobs(db, made);
});

test.each(Object.entries(trades))("every job for a %s is found once", async (query, each) => {
  const ids: string[] = [];
  const jobs = Math.ceil(1_820 / each);
  for (let page = 1; ids.length < jobs; page += 1) {
    const { body, headers } = await anonymous.get<ListedJob[]>("/api/jobs", {
      query: { query, page, limit: 100 },
    });
    expect(headers["x-total-count"]).toBe(String(jobs));
    expect(body.length).toBe(Math.min(100, jobs - ids.length));
    ids.push(...body.map(({ id }) => id));
  }
  expect(new Set(ids).size).toBe(jobs);
});

test("a page is read, and no more, for a choice that is frequent in the sample", async () => {
  const common = 1_100;
  await growSample(db, common);
  const search = jobSearch.parse({ query: "number" });
  expect(await searchJobs(db, { search, user: null })).toMatchObject({
    total: 1_000,
    capped: true,
  });
  // Once, as the newest of a slice; counting would look at them once more.
  expect(await rowsReadDuring(db, (db) => searchJobs(db, { search, user: null }))).toBeLessThan(
    1.5 * common,
  );
});
