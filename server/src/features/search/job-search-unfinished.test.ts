// The last word of a search may be unfinished: a few letters find every title that a word begins so in.
import type { FoundJob } from "@rolecall/contract/jobs/job.schemas.ts";
import type { JobFacets } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { expect, test } from "vitest";
import { buildCompany, buildJob, buildJobs } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";

const { anonymous, db } = await startApp();

const search = (query: string, more: Record<string, string | number> = {}) =>
  anonymous.get<FoundJob[]>("/api/jobs", { query: { query, limit: 100, ...more } });
const find = async (...asked: Parameters<typeof search>) =>
  (await search(...asked)).body.map(({ title }) => title);

const company = await buildCompany(db, { name: "Quill & Ink" });
const minute = (number: number) => ({ createdAt: new Date(Date.UTC(2026, 0, 1, 0, number)) });
const base = { companyId: company.id, description: "You know what you are doing." };
await buildJob(db, { ...base, title: "Bar Manager", ...minute(1) });
await buildJob(db, { ...base, title: "Wine Waiter", description: "Behind a bar.", ...minute(2) });
await buildJob(db, { ...base, title: "3D Artist", ...minute(3) });
await buildJob(db, { ...base, title: "R Developer", ...minute(4) });
await buildJob(db, { ...base, title: "Éclair Baker", ...minute(5) });

test.each([
  ["bar", ["Bar Manager", "Wine Waiter"]],
  ["ba", ["Éclair Baker", "Bar Manager", "Wine Waiter"]],
  ["b", ["Éclair Baker", "Bar Manager", "Wine Waiter"]],
  ["BAR m", ["Bar Manager"]],
  ["éc", ["Éclair Baker"]],
  ["e", ["Éclair Baker"]],
  ["3", ["3D Artist"]],
  ["3d", ["3D Artist"]],
  ["r", ["R Developer"]],
  ["developer r", ["R Developer"]],
  ["wine b", ["Wine Waiter"]],
  ["x", []],
  // Beginnings of words in the company's name count as well.
  ["qu", ["Éclair Baker", "R Developer", "3D Artist", "Wine Waiter", "Bar Manager"]],
  // Only the last word is unfinished, and only where the text ends with it.
  ["b wine", []],
  ["ba ", ["Éclair Baker", "Bar Manager", "Wine Waiter"]],
  ["ba,", []],
  ['"ba"', []],
])("'%s' finds %j", async (query, titles) => {
  expect(await find(query)).toEqual(titles);
});

test("the words as typed alone are no beginnings of others", async () => {
  expect(await find("ba", { exact: "true" })).toEqual([]);
  expect(await find("r", { exact: "true" })).toEqual(["R Developer"]);
});

test("a job with the very word comes before those with a longer one, however old it is", async () => {
  expect((await find("bar")).at(0)).toBe("Bar Manager");
  await buildJob(db, { ...base, title: "Barrister", ...minute(9) });
  expect(await find("bar")).toEqual(["Bar Manager", "Barrister", "Wine Waiter"]);
});

test("the match of an unfinished word is shown", async () => {
  const { body } = await search("3");
  expect(body.map(({ match }) => match?.title)).toEqual([[[0, 2]]]);
});

test("the counts beside the filters are those of the search", async () => {
  const { headers } = await search("ba");
  const { body } = await anonymous.get<JobFacets>("/api/jobs/facets", { query: { query: "ba" } });
  expect(String(body.total.jobs)).toBe(headers["x-total-count"]);
});

test("a title is found by its first letter, however many words begin so", async () => {
  const letters = Array.from("abcdefghijklmnopqrst");
  const words = letters.flatMap((one) => letters.map((other) => `k${one}${other}`));
  await buildJobs(
    db,
    words.map((word) => ({ ...base, title: "Filler", description: word })),
  );
  await buildJob(db, { ...base, title: "Kzz" });
  for (const query of ["k", "kz", "kzz"]) expect((await find(query)).at(0)).toBe("Kzz");
});
