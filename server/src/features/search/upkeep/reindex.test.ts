// Search rows of an earlier release are written anew in the background.
import type { ListedJob } from "@rolecall/contract/jobs/job.schemas.ts";
import { beforeEach, expect, test } from "vitest";
import { buildCompany, buildJobs } from "#test/build.ts";
import { changeJob } from "#test/change.ts";
import { requestDuring } from "#test/database/request-during.ts";
import { outdateSearchRows, searchStates } from "#test/jobs/job-search-rows.ts";
import { startApp } from "#test/start-app.ts";
import { reindexJobs } from "./reindex.service.ts";

const { anonymous, db } = await startApp();

const { id: companyId } = await buildCompany(db);
const jobs = await buildJobs(
  db,
  Array.from({ length: 120 }, (_, index) => ({
    companyId,
    title: `Zymurgist ${index}`,
    isActive: index !== 5,
    ...(index === 6 && { deadline: new Date(Date.now() - 1) }),
  })),
);
await buildJobs(db, [{ title: "Zymurgist elsewhere" }]);

const find = async (query: Record<string, string>) => {
  const { headers } = await anonymous.get<ListedJob[]>("/api/jobs", { query });
  return Number(headers["x-total-count"]);
};

beforeEach(() => outdateSearchRows(db));

test("jobs of a company are found before they are reindexed", async () => {
  expect(await find({ companyId })).toBe(118);
  expect(await find({ companyId, ids: `${jobs[0]?.id.toUpperCase()},${jobs[5]?.id}` })).toBe(1);
});

test("all rows equal those of a new board after reindexing", async () => {
  await reindexJobs(db);
  expect(await find({ query: "z" })).toBe(119);
  expect(await find({ companyId })).toBe(118);
  const { kept, fresh } = await searchStates(db);
  expect(kept).toEqual(fresh);
});

test("a job that changes at the same moment keeps its change", async () => {
  const changed = jobs.at(-1)?.id ?? "";
  await requestDuring(
    db,
    (db) => changeJob(db, changed, { title: "Zymologist" }),
    () => reindexJobs(db),
  );
  expect(await find({ query: "zymologist" })).toBe(1);
});
