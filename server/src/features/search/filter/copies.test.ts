// Searches that leave out near copies: their lists, totals, pages and counts.
import type { JobFacets } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { expect, test } from "vitest";
import { buildCompany, buildUser } from "#test/build.ts";
import { changeJob } from "#test/change.ts";
import { newJob } from "#test/new-job.ts";
import { startApp } from "#test/start-app.ts";
import { uniqueWord } from "#test/unique-word.ts";

const { db, as, anonymous } = await startApp({ env: { RATE_LIMIT: "off" } });

interface Found {
  id: string;
  copies?: string[];
}

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

/** A company with a job, two copies of it, and another job. */
const scene = async () => {
  const owner = await buildUser(db, { role: "company" });
  const company = await buildCompany(db, { ownerId: owner.id });
  const word = uniqueWord();
  const fields = { ...newJob(company.id), title: `Keeper ${word}` };
  const post = async (changes: object = {}) =>
    (await as(owner).post<Found>("/api/jobs", { body: { ...fields, ...changes } })).body.id;
  const first = await post();
  const copies = [await post({ title: `KEEPER, ${word}` }), await post()];
  const other = await post({ title: `Bell Founder ${word}` });
  return { company, word, first, copies, other };
};

const list = async (query: object) => {
  const { body, headers } = await anonymous.get<Found[]>("/api/jobs", { query: { ...query } });
  return { ids: body.map(({ id }) => id), total: headers["x-total-count"], body };
};
const facets = async (query: object) =>
  (await anonymous.get<JobFacets>("/api/jobs/facets", { query: { ...query } })).body;

test("copies are left out where the list is asked to, and else it is as ever", async () => {
  const { company, word, first, copies, other } = await scene();
  for (const query of [
    { query: word },
    { companyId: company.id },
    { query: word, sort: "salary" },
  ]) {
    const all = await list(query);
    expect(new Set(all.ids)).toEqual(new Set([first, ...copies, other]));
    expect(await list({ ...query, copies: "true" })).toMatchObject({ ids: all.ids, total: "4" });
    expect(all.body[0]).not.toHaveProperty("copies");
    const found = await list({ ...query, copies: "false" });
    expect(new Set(found.ids)).toEqual(new Set([first, other]));
    expect(found.total).toBe("2");
    const shown = found.body.find(({ id }) => id === first);
    expect(shown?.copies).toEqual(copies.toReversed());
  }
  expect((await anonymous.get("/api/jobs", { query: { copies: "maybe" } })).body).toBe(
    "Unknown value of copies",
  );
});

test("without any filter the total is exact and the pages are whole", async () => {
  await scene();
  for (const sort of ["newest", "salary", "answers"]) {
    const all = await list({ sort, limit: 100 });
    const some = await list({ sort, copies: "false", limit: 100 });
    const hidden = all.body.filter(({ id }) => !some.ids.includes(id));
    expect(some.total).toBe(String(some.ids.length));
    expect(Number(all.total) - Number(some.total)).toBe(hidden.length);
    const pages: string[] = [];
    for (let page = 1; page <= some.ids.length; page += 1)
      pages.push(...(await list({ sort, copies: "false", limit: 1, page })).ids);
    expect(pages).toEqual(some.ids);
  }
});

test("a copy is shown where the filters do not find the older one", async () => {
  const { first, copies, company } = await scene();
  await changeJob(db, first, { createdAt: daysAgo(20) });
  const lately = { companyId: company.id, postedSince: daysAgo(2).toISOString(), copies: "false" };
  const shown = await list(lately);
  expect(shown.ids).toContain(copies[0]);
  expect(shown.ids).not.toContain(copies[1]);
  expect((await list({ ids: copies.join(","), copies: "false" })).ids).toEqual([copies[0]]);
  expect((await list({ ids: copies[1], copies: "false" })).ids).toEqual([copies[1]]);
});

test("a copy is shown once the older ones are closed", async () => {
  const { first, copies, company } = await scene();
  await changeJob(db, first, { isActive: false });
  const query = { companyId: company.id, copies: "false" };
  expect((await list(query)).ids).toContain(copies[0]);
  await changeJob(db, copies[0] ?? "", { deadline: daysAgo(1) });
  expect((await list(query)).ids).toContain(copies[1]);
});

test("the counts beside the filters are of what the list has", async () => {
  const { word, company } = await scene();
  for (const query of [
    { query: word },
    { companyId: company.id },
    { query: word, type: "full-time" },
    { location: "Lisbon" },
    {},
    { category: "operations" },
  ]) {
    const asked = { ...query, copies: "false" };
    const counted = await facets(asked);
    const found = await list({ ...asked, limit: 100 });
    expect([query, counted.total.jobs]).toEqual([query, found.ids.length]);
    const operations = counted.category.find(({ value }) => value === "operations");
    expect(operations?.jobs).toBe(found.ids.length);
    expect((await facets(query)).total.jobs).toBeGreaterThan(found.ids.length);
  }
});
