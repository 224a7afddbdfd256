// Searches by how companies answer: the filter, the order, and what they leave to other filters.
import type { JobFacets } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { beforeAll, expect, test } from "vitest";
import { buildCompanies, buildCompany, buildJobs } from "#test/build.ts";
import { buildAnswers, listTitles } from "#test/jobs/measured-answers.ts";
import { startApp } from "#test/start-app.ts";
import { sortByAnswers, walkByAnswers } from "./answering-jobs.queries.ts";

const { db, anonymous } = await startApp();

const list = async (query: object) => {
  const { body, headers } = await anonymous.get<{ title: string; id: string }[]>("/api/jobs", {
    query: { ...query },
  });
  const titles = body.map(({ title }) => title);
  return { titles, total: headers["x-total-count"], link: headers["link"] ?? "" };
};

/** The titles of their jobs, newest first, of companies from the best on. */
const best = ["a2", "a1", "b2", "b1", "c2", "c1", "d2", "d1"];
/** Of the first there are too few answers to show any; the last never was measured. */
const none = ["f2", "e2", "f1", "e1"];

beforeAll(async () => {
  const figures = [
    { name: "d", counted: 10, answered: 0, hours: null },
    { name: "b", counted: 10, answered: 9, hours: 20 },
    { name: "e", counted: 4, answered: 4, hours: 1 },
    { name: "a", counted: 5, answered: 5, hours: 90 },
    { name: "c", counted: 10, answered: 9, hours: 21 },
    { name: "f", counted: 0, answered: 0, hours: null },
  ];
  for (const { name, counted, answered, hours } of figures) {
    const company = await buildCompany(db);
    const at = (day: number) => new Date(`2026-11-${String(day).padStart(2, "0")}`);
    const minute = name === "f" ? 60_000 : 0;
    await buildJobs(
      db,
      [1, 2].map((number) => ({
        companyId: company.id,
        title: `${name}${number}`,
        createdAt: new Date(at(number * 10).getTime() + minute),
      })),
    );
    if (counted === 0) continue;
    await buildAnswers(db, { companyId: company.id, counted, answered, medianHours: hours });
  }
});

test("the best answers come first: by their share, then by their median time, then the newest, and those without figures last", async () => {
  const all = await list({ sort: "answers" });
  expect(all).toMatchObject({ titles: [...best, ...none], total: "12" });
  const found = await list({ sort: "answers", query: "build", location: "Lisbon" });
  expect(found).toMatchObject({ titles: [...best, ...none], total: "12" });
  expect((await anonymous.get("/api/jobs", { query: { sort: "replies" } })).body).toBe(
    "Unknown sort",
  );
});

const readPage = async (path: string) => {
  const { body, headers } = await anonymous.get<{ title: string }[]>(path);
  return { titles: body.map(({ title }) => title), link: String(headers["link"]) };
};

test("who goes on page by page sees each job once", async () => {
  const searches: Record<string, string>[] = [{}, { query: "build" }];
  for (const query of searches) {
    const seen: string[] = [];
    const first = new URLSearchParams({ ...query, sort: "answers", limit: "5" });
    let next: string | undefined = `/api/jobs?${first.toString()}`;
    while (next) {
      const { titles, link } = await readPage(next);
      seen.push(...titles);
      next = /<([^>]+)>; rel="next"/.exec(link)?.[1];
    }
    expect(seen).toEqual([...best, ...none]);
    const pages = await list({ ...query, sort: "answers", limit: 5, page: 2 });
    expect(pages.titles).toEqual([...best, ...none].slice(5, 10));
  }
});

test("company after company is read in the same order, from any job on", async () => {
  const rows = await listTitles(db);
  const titleOf = new Map(rows.map(({ id, title }) => [id, title]));
  const idOf = new Map(rows.map(({ id, title }) => [title, id]));
  const filter = { lexemes: "" };
  const all = [...best, ...none];
  const walk = async (slice: { after?: string; offset: number; limit: number }) =>
    (await walkByAnswers(db, { filter, ...slice })).map((id) => titleOf.get(id));
  expect(await walk({ offset: 0, limit: 100 })).toEqual(all);
  for (const [index, title] of all.entries()) {
    const after = idOf.get(title) ?? "";
    expect(await walk({ after, offset: 0, limit: 5 })).toEqual(all.slice(index + 1, index + 6));
    expect(await walk({ offset: index, limit: 3 })).toEqual(all.slice(index, index + 3));
    const among = [...titleOf.keys()];
    const sorted = await sortByAnswers(db, { among, after, offset: 0, limit: 5 });
    expect(sorted.map((id) => titleOf.get(id))).toEqual(all.slice(index + 1, index + 6));
  }
  const found = await walkByAnswers(db, {
    filter: { lexemes: "", answers: 90 },
    offset: 0,
    limit: 9,
  });
  expect(found.map((id) => titleOf.get(id))).toEqual(best.slice(0, 6));
});

test("jobs of companies that answer at least so many percent are found, with all other filters", async () => {
  expect(new Set((await list({ answers: 90 })).titles)).toEqual(new Set(best.slice(0, 6)));
  expect(new Set((await list({ answers: 91 })).titles)).toEqual(new Set(["a1", "a2"]));
  expect(await list({ answers: 1, sort: "answers" })).toMatchObject({
    titles: best.slice(0, 6),
    total: "6",
  });
  expect((await list({ answers: 90, query: "build", type: "part-time" })).titles).toEqual([]);
  expect((await list({ answers: 90, postedSince: "2026-11-15" })).titles).toHaveLength(3);
  const facets = await anonymous.get<JobFacets>("/api/jobs/facets", { query: { answers: 90 } });
  expect(facets.body.total).toEqual({ jobs: 6, capped: false });
  for (const [answers, sentence] of [
    ["0", "Answers must be from 1 to 100"],
    ["101", "Answers must be from 1 to 100"],
    ["most", "Answers must be a whole number"],
  ])
    expect(await anonymous.get("/api/jobs", { query: { answers } })).toMatchObject({
      status: 400,
      body: sentence,
    });
});

test("where nobody answers so well nothing is found, and the search says what to leave out", async () => {
  const query = { answers: 100, query: "b1" };
  expect((await list(query)).titles).toEqual([]);
  const { body } = await anonymous.get<JobFacets>("/api/jobs/facets", { query });
  expect(body.without).toContainEqual({ filter: "answers", jobs: 1, capped: false });
});

test("of many companies each job is asked for its own, and the same is found", async () => {
  const before = await list({ answers: 90, sort: "answers" });
  const names = Array.from({ length: 250 }, (_, number) => ({ name: `Many ${number}` }));
  const many = await buildCompanies(db, names);
  for (const { id: companyId } of many)
    await buildAnswers(db, { companyId, counted: 10, answered: 9, medianHours: 1 });
  expect(await list({ answers: 90, sort: "answers" })).toEqual(before);
  const counted = await anonymous.get<JobFacets>("/api/jobs/facets", { query: { answers: 90 } });
  expect(counted.body.total.jobs).toBe(6);
  expect((await list({ answers: 90, query: "build" })).total).toBe("6");
});
