// Searches within one company, and among what was posted since a moment.
import type { ListedJob } from "@rolecall/contract/jobs/job.schemas.ts";
import type { JobFacets } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { expect, test } from "vitest";
import { buildCompany, buildJobs } from "#test/build.ts";
import { parseXml } from "#test/files/xml.ts";
import { startApp } from "#test/start-app.ts";

const { anonymous, db } = await startApp();

type Query = Record<string, string | number>;

const hour = 60 * 60 * 1_000;
const now = Date.now();
const ago = (hours: number) => new Date(now - hours * hour);

const potters = (await buildCompany(db, { name: "Potters" })).id;
const weavers = (await buildCompany(db, { name: "Weavers" })).id;
const nobody = (await buildCompany(db, { name: "Nobody" })).id;
/** Each is an hour older than the one before; every other one is a potter's. */
const made = await buildJobs(
  db,
  Array.from({ length: 60 }, (_, index) => ({
    title: `${index % 3 === 0 ? "Glazier" : "Fitter"} ${index}`,
    companyId: index % 2 === 0 ? potters : weavers,
    type: index % 4 === 0 ? ("contract" as const) : ("hybrid" as const),
    salaryMin: 30_000 + index * 1_000,
    createdAt: ago(index),
  })),
);
await buildJobs(db, [
  { title: "Glazier closed", companyId: potters, isActive: false, createdAt: ago(0) },
  { title: "Glazier expired", companyId: potters, deadline: ago(1), createdAt: ago(2) },
]);

const search = (query: Query) => anonymous.get<ListedJob[]>("/api/jobs", { query });
const numbersOf = (jobs: ListedJob[]) =>
  jobs.map(({ id }) => made.findIndex((job) => job.id === id));
const upTo = (last: number, step = 1) =>
  Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step);
const iso = (date: Date | undefined) => date?.toISOString() ?? "";

test.each<[string, Query, number[]]>([
  ["of a company, newest first", { companyId: potters }, upTo(58, 2)],
  ["whatever the case of its id", { companyId: potters.toUpperCase() }, upTo(58, 2)],
  ["of a company by words", { companyId: potters, query: "glazier" }, upTo(54, 6)],
  ["of a company by a filter", { companyId: potters, type: "contract" }, upTo(56, 4)],
  [
    "of a company among named ones",
    { companyId: potters, ids: `${made[3]?.id},${made[4]?.id}` },
    [4],
  ],
  ["of a company that has none", { companyId: nobody }, []],
  ["of a company that is not there", { companyId: crypto.randomUUID() }, []],
  ["since a moment, which is included", { postedSince: iso(made[7]?.createdAt) }, upTo(7)],
  ["since just after it", { postedSince: iso(new Date(now - 7 * hour + 1)) }, upTo(6)],
  [
    "since another time zone's moment",
    { postedSince: iso(ago(7)).replace("Z", "+00:00") },
    upTo(7),
  ],
  ["since long ago", { postedSince: "1950-01-01" }, upTo(59)],
  ["since years ago", { postedSince: iso(ago(3 * 365 * 24)) }, upTo(59)],
  ["since a moment that is still to come", { postedSince: iso(ago(-1)) }, []],
  ["since a moment by words", { postedSince: iso(ago(10)), query: "glazier" }, upTo(9, 3)],
  ["of a company since a moment", { companyId: weavers, postedSince: iso(ago(5)) }, [1, 3, 5]],
  [
    "of a company since a moment, the best paid first",
    { companyId: weavers, postedSince: iso(ago(5)), sort: "salary" },
    [5, 3, 1],
  ],
])("jobs %s", async (_, query, numbers) => {
  const { body, headers } = await search({ ...query, limit: 100 });
  expect(numbersOf(body)).toEqual(numbers);
  expect(headers["x-total-count"]).toBe(String(numbers.length));
  const facets = await anonymous.get<JobFacets>("/api/jobs/facets", { query });
  expect(facets.body.total).toEqual({ jobs: numbers.length, capped: false });
  const contracts = numbers.filter((number) => number % 4 === 0).length;
  expect(facets.body.type).toContainEqual({ value: "contract", jobs: contracts, capped: false });
  const feed = await anonymous.get<string>("/jobs.rss", { query: { ...query, limit: 100 } });
  const items = parseXml(feed.body).children[0]?.children.filter(({ name }) => name === "item");
  expect(items).toHaveLength(numbers.length);
});

test.each<Query>([
  { companyId: potters },
  { postedSince: iso(ago(40)) },
  { companyId: weavers, postedSince: iso(ago(50)), query: "fitter" },
])("who follows the pages of %j sees each job once, in one order", async (query) => {
  const all = numbersOf((await search({ ...query, limit: 100 })).body);
  const seen: number[] = [];
  const asked = Object.entries({ ...query, limit: 7 }).map(([name, value]) => `${name}=${value}`);
  let next: string | undefined = `/api/jobs?${asked.join("&")}`;
  while (next !== undefined) {
    const page: Awaited<ReturnType<typeof search>> = await anonymous.get<ListedJob[]>(next);
    expect(page.headers["x-total-count"]).toBe(String(all.length));
    seen.push(...numbersOf(page.body));
    next = /<([^>]*)>; rel="next"/.exec(String(page.headers["link"]))?.[1];
  }
  expect(all.length).toBeGreaterThan(7);
  expect(seen).toEqual(all);
});

test("a search without results is counted without its words, but within its company and time", async () => {
  const query = { companyId: potters, postedSince: iso(ago(4)), query: "zzyzx" };
  const { body } = await anonymous.get<JobFacets>("/api/jobs/facets", { query });
  expect(body.without).toEqual([{ filter: "query", jobs: 3, capped: false }]);
});

test.each<[Query, string]>([
  [{ companyId: "potters" }, "Unknown company"],
  [{ companyId: "" }, "Unknown company"],
  [{ postedSince: "yesterday" }, "Enter a valid date"],
  [{ postedSince: "1899-12-31" }, "Enter a valid date"],
  [{ postedSince: "2026-02-30" }, "Enter a valid date"],
])("%j is refused", async (query, body) => {
  for (const path of ["/api/jobs", "/api/jobs/facets", "/jobs.rss"])
    expect(await anonymous.get(path, { query })).toMatchObject({ status: 400, body });
});
