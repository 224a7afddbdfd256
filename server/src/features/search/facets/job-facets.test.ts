// The counts beside the filters, and the filters to drop when a search finds nothing.
import type { ListedJob } from "@rolecall/contract/jobs/job.schemas.ts";
import { jobSearch, type JobFacets } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { salaryRanges } from "@rolecall/contract/jobs/jobs.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { buildJob, buildJobs } from "#test/build.ts";
import { growSample, rowsReadDuring } from "#test/jobs/job-search-rows.ts";
import { startApp } from "#test/start-app.ts";
import { countJobsByChoice } from "./job-facets.service.ts";

const { anonymous, db } = await startApp();

type Query = Record<string, string | number>;

const facets = async (query: Query) => {
  const { body, status } = await anonymous.get<JobFacets>("/api/jobs/facets", { query });
  expect(status).toBe(200);
  return body;
};
type List = Exclude<keyof JobFacets, "meant" | "without" | "near" | "total">;

/** A list's choices that give something, '1000+' where counting stopped. */
const given = (found: JobFacets, list: List) =>
  Object.fromEntries(
    found[list]
      .filter(({ jobs }) => jobs > 0)
      .map(({ value, jobs, capped }) => [value, capped ? `${jobs}+` : jobs]),
  );
const dropping = ({ without }: JobFacets) =>
  Object.fromEntries(
    without.map(({ filter, jobs, capped }) => [filter, capped ? `${jobs}+` : jobs]),
  );

describe("on a small board", () => {
  beforeAll(async () => {
    const base = { location: "Oslo", description: "Work with wood." };
    await buildJob(db, { ...base, title: "Boat Builder", type: "contract", salaryMax: 50_000 });
    await buildJob(db, { ...base, title: "Boat Painter", type: "contract", category: "design" });
    await buildJob(db, {
      ...base,
      title: "Harbour Clerk",
      experienceLevel: "entry",
      location: "Bergen",
      salaryMin: 70_000,
      salaryMax: 90_000,
    });
    await buildJob(db, { ...base, title: "Boat Burner", isActive: false });
    await buildJob(db, { ...base, title: "Boat Racer", deadline: new Date(Date.now() - 1) });
  });

  test("without a filter all open jobs are counted", async () => {
    const found = await facets({});
    expect(given(found, "type")).toEqual({ contract: 2, "full-time": 1 });
    expect(given(found, "category")).toEqual({ technology: 2, design: 1 });
    expect(given(found, "experienceLevel")).toEqual({ senior: 2, entry: 1 });
    expect(given(found, "salaryRange")).toEqual({ "40-60": 1, "60-80": 1, "80-120": 1 });
    expect(found.total).toEqual({ jobs: 3, capped: false });
    expect(dropping(found)).toEqual({});
  });

  test("every choice is named, those without jobs too, in the order of the lists", async () => {
    const found = await facets({ query: "boat" });
    expect(found.type.map(({ value }) => value)).toEqual([
      "full-time",
      "part-time",
      "contract",
      "remote",
      "hybrid",
    ]);
    expect(found.type[0]).toEqual({ value: "full-time", jobs: 0, capped: false });
  });

  test("a list is counted without its own choice, but with those of the others", async () => {
    const found = await facets({ type: "contract", category: "design" });
    expect(found.total).toEqual({ jobs: 1, capped: false });
    expect(given(found, "type")).toEqual({ contract: 1 });
    expect(given(found, "category")).toEqual({ technology: 1, design: 1 });
    expect(given(found, "experienceLevel")).toEqual({ senior: 1 });
    expect(given(found, "salaryRange")).toEqual({});
    const paid = await facets({ salaryMin: 40_000, salaryMax: 60_000 });
    expect(given(paid, "salaryRange")).toEqual({ "40-60": 1, "60-80": 1, "80-120": 1 });
    expect(given(paid, "type")).toEqual({ contract: 1 });
  });

  test.each<[Query, Record<string, number>]>([
    [{ query: "boat" }, { contract: 2 }],
    [{ query: "baot" }, { contract: 2 }],
    [{ query: "baot", exact: "true" }, {}],
    [{ query: '"boat builder"' }, { contract: 1 }],
    [{ query: "-boat" }, { "full-time": 1 }],
    [{ query: "boat -painter" }, { contract: 1 }],
    [{ location: "berg" }, { "full-time": 1 }],
    [{ location: "oslo", query: "wood" }, { contract: 2 }],
    [{ query: "%" }, {}],
  ])("%j is counted as it is searched for", async (query, types) => {
    expect(given(await facets(query), "type")).toEqual(types);
  });

  test("each count is the number of jobs that the search then finds", async () => {
    const query = { query: "wood", location: "osl" };
    const found = await facets(query);
    const total = async (choice: Query) =>
      Number(
        (await anonymous.get("/api/jobs", { query: { ...query, ...choice } })).headers[
          "x-total-count"
        ],
      );
    for (const { value, jobs } of found.type) expect(await total({ type: value })).toBe(jobs);
    for (const { value, jobs } of found.salaryRange) {
      const { salaryMin, salaryMax } = salaryRanges[value];
      expect(await total({ salaryMin, ...(salaryMax && { salaryMax }) })).toBe(jobs);
    }
  });

  test.each<[Query, Record<string, number>]>([
    [{ query: "boat" }, {}],
    [
      { query: "boat", location: "bergen" },
      { query: 1, location: 2 },
    ],
    [
      { query: "builder", category: "design", type: "contract" },
      { query: 1, category: 1 },
    ],
    [{ query: "zzyzx", location: "nowhere" }, {}],
    [{ query: "zzyzx" }, { query: 3 }],
    [{ query: "%", type: "contract" }, { query: 2 }],
    [{ type: "hybrid", salaryMin: 40_000, salaryMax: 60_000 }, { type: 1 }],
    [{ query: "clerk -harbour", experienceLevel: "entry" }, { query: 1 }],
    [{ query: "boat", postedSince: "2100-01-01" }, { postedSince: 2 }],
  ])("where %j finds nothing, dropping one filter gives %j", async (query, jobs) => {
    expect(dropping(await facets(query))).toEqual(jobs);
  });

  test("only the named jobs are counted if the search names some", async () => {
    const { body } = await anonymous.get<ListedJob[]>("/api/jobs", { query: { query: "painter" } });
    expect(given(await facets({ ids: body.map(({ id }) => id).join(",") }), "category")).toEqual({
      design: 1,
    });
  });

  test("a value outside the lists is refused", async () => {
    const answer = await anonymous.get("/api/jobs/facets", { query: { type: "gig" } });
    expect(answer).toMatchObject({ status: 400, body: "Unknown job type" });
  });
});

describe("among thousands", () => {
  beforeAll(async () => {
    const made = Array.from({ length: 5_000 }, (_, index) => ({
      title: index % 2 === 0 ? "Land Surveyor" : "Typist",
      location: "Oslo",
      type: index % 10 === 0 ? ("remote" as const) : ("full-time" as const),
      category: index % 250 === 0 ? ("finance" as const) : ("sales" as const),
      salaryMin: index % 20 === 0 ? 100_000 : null,
    }));
    await buildJobs(db, made);
    await buildJob(db, { title: "Number Setter", type: "hybrid", category: "healthcare" });
    // The number of rows in the sample of a board with 70,000 jobs.
    await growSample(db, 1_100);
  });

  test.each<[Query, List, Record<string, number | string>]>([
    [{}, "category", { technology: 2, design: 1, sales: "1000+", finance: 20, healthcare: 1 }],
    [{ query: "surveyor" }, "type", { "full-time": "1000+", remote: 500 }],
    [{ query: "surveyor" }, "category", { sales: "1000+", finance: 20 }],
    [{ query: "surveyor", type: "remote" }, "category", { sales: 480, finance: 20 }],
    [{ category: "finance" }, "type", { remote: 20 }],
    [{ location: "oslo", query: "survyor" }, "salaryRange", { "80-120": 250, "120+": 250 }],
    [{ query: "-typist" }, "type", { "full-time": "1000+", remote: 500, contract: 2, hybrid: 1 }],
    // Frequent choices are counted in the sample, rare ones by themselves.
    [{ query: "number" }, "type", { "full-time": "1000+", hybrid: 1 }],
    [{ query: "number" }, "category", { healthcare: 1 }],
    [{ query: "number", type: "hybrid" }, "category", { healthcare: 1 }],
  ])("%j counts each %s: %j", async (query, list, counts) => {
    expect(given(await facets(query), list)).toEqual(counts);
  });

  test.each([
    // Each of its jobs once for all lists, and once for the list with a choice.
    [{ query: "surveyor" }, 2_500],
    [{ query: "surveyor", type: "remote" }, 3_000],
    // Of very many matches only those with a rare choice are read.
    [{ query: "number" }, 10],
  ])("%j looks at so many rows: %i", async (query, rows) => {
    const search = jobSearch.parse(query);
    expect(await rowsReadDuring(db, (db) => countJobsByChoice(db, search))).toBeLessThanOrEqual(
      rows,
    );
  });
});
