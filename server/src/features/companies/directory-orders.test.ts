import type { ListedCompany } from "@rolecall/contract/companies/companies.schemas.ts";
import { describe, expect, test } from "vitest";
import type { Db } from "#db/db.ts";
import { buildCompanies, buildCompany, buildJob, buildUser } from "#test/build.ts";
import { changeJob, changeUser, deleteJob, endInAMoment, renameCompany } from "#test/change.ts";
import { requestDuring } from "#test/database/request-during.ts";
import { openingsOf } from "#test/jobs/job-rows.ts";
import { startApp } from "#test/start-app.ts";
import { countEndedOpenings } from "./openings.service.ts";

const { anonymous, db } = await startApp();

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000);
const ask = (query: Record<string, string | number>) =>
  anonymous.get<ListedCompany[]>("/api/companies", { query });
const namesOf = async (query: Record<string, string | number>) =>
  (await ask(query)).body.map(({ name }) => name);

describe("the directory in another order", () => {
  test("has the company that came last first", async () => {
    const industry = "Newcomers";
    await buildCompanies(db, [
      { name: "Second", industry, createdAt: hoursAgo(2) },
      { name: "First", industry, createdAt: hoursAgo(3) },
      { name: "Third", industry, createdAt: hoursAgo(1) },
    ]);
    expect(await namesOf({ industry, sort: "newest" })).toEqual(["Third", "Second", "First"]);
  });

  test("has the company with the most open jobs first, and goes by name where there are as many", async () => {
    const industry = "Employers";
    const many = await buildCompany(db, { name: "Zenith", industry });
    const closed = await buildCompany(db, { name: "Closed", industry });
    const one = await buildCompany(db, { name: "bravo", industry });
    await buildCompany(db, { name: "Alpha", industry });
    for (const { id: companyId } of [many, many, one]) await buildJob(db, { companyId });
    for (let job = 0; job < 3; job += 1) {
      await buildJob(db, { companyId: closed.id, isActive: false });
      await buildJob(db, { companyId: closed.id, deadline: hoursAgo(1) });
    }
    const order = ["Zenith", "bravo", "Alpha", "Closed"];
    expect(await namesOf({ industry, sort: "jobs" })).toEqual(order);
  });

  test("follows a job that is posted, closed, reopened, moved, deleted, held back, or whose company is renamed", async () => {
    const industry = "Moving";
    const [first, second] = await buildCompanies(db, [
      { name: "A first", industry },
      { name: "B second", industry },
    ]);
    const order = async () => (await namesOf({ industry, sort: "jobs" })).join(", ");
    const [aboveB, aboveA] = ["A first, B second", "B second, A first"];
    const job = await buildJob(db, { companyId: second?.id ?? "" });
    expect(await order()).toBe(aboveA);
    for (const [away, back] of [
      [{ isActive: false }, { isActive: true }],
      [{ deadline: hoursAgo(1) }, { deadline: null }],
      [{ companyId: first?.id ?? "" }, { companyId: second?.id ?? "" }],
      [{ heldSince: hoursAgo(1) }, { heldSince: null }],
      [{ takenDownAt: hoursAgo(1) }, { takenDownAt: null }],
    ]) {
      await changeJob(db, job.id, away ?? {});
      expect(await order()).toBe(aboveB);
      await changeJob(db, job.id, back ?? {});
      expect(await order()).toBe(aboveA);
    }
    await changeUser(db, job.postedBy, { suspendedAt: hoursAgo(1) });
    expect(await order()).toBe(aboveB);
    await changeUser(db, job.postedBy, { suspendedAt: null });
    expect(await order()).toBe(aboveA);
    await deleteJob(db, job.id);
    expect(await order()).toBe(aboveB);
    await renameCompany(db, first?.id ?? "", "C first");
    expect(await order()).toBe("B second, C first");
  });

  test("follows a deadline that passes", async () => {
    const industry = "Closing";
    const [brief] = await buildCompanies(db, [
      { name: "Brief", industry },
      { name: "Alpha", industry },
    ]);
    const job = await buildJob(db, { companyId: brief?.id ?? "" });
    expect(await namesOf({ industry, sort: "jobs" })).toEqual(["Brief", "Alpha"]);
    await endInAMoment(db, job.id);
    await expect
      .poll(async () => {
        await countEndedOpenings(db);
        return namesOf({ industry, sort: "jobs" });
      })
      .toEqual(["Alpha", "Brief"]);
  });

  test("counts every job of two that are posted for one company at the same moment", async () => {
    const industry = "At once";
    const [two] = await buildCompanies(db, [{ name: "Two", industry }]);
    const postedBy = (await buildUser(db, { role: "recruiter" })).id;
    const companyId = two?.id ?? "";
    const post = (db: Db) => buildJob(db, { companyId, postedBy });
    await requestDuring(db, post, () => post(db));
    expect(await openingsOf(db, companyId)).toBe(2);
  });

  test.each(["name", "jobs", "newest"])(
    "by %s shows each company once, page by page",
    async (sort) => {
      const industry = `Paged by ${sort}`;
      const rows = Array.from({ length: 5 }, () => ({ name: "Twin", industry }));
      await buildCompanies(db, rows);
      const seen: string[] = [];
      let path = `/api/companies?sort=${sort}&industry=${industry}&limit=2`;
      while (path !== "") {
        const { body, headers } = await anonymous.get<ListedCompany[]>(path);
        seen.push(...body.map(({ id }) => id));
        path = /<([^>]+)>; rel="next"/.exec(String(headers.link))?.[1] ?? "";
      }
      expect(seen).toHaveLength(5);
      expect(new Set(seen)).toHaveLength(5);
    },
  );

  test("leaves out suspended companies", async () => {
    const industry = "Suspended";
    await buildCompany(db, { name: "Gone", industry, suspendedAt: hoursAgo(1) });
    await buildCompany(db, { name: "Grown", industry });
    for (const [key, value] of [
      ["sort", "jobs"],
      ["sort", "newest"],
      ["letter", "g"],
    ] as const)
      expect(await namesOf({ industry, [key]: value })).toEqual(["Grown"]);
  });

  test("that is none is refused", async () => {
    const refused = { status: 400, body: "Choose name, jobs or newest" };
    expect(await ask({ sort: "size" })).toMatchObject(refused);
  });
});

describe("the directory by letter", () => {
  const industry = "Letters";

  test.each([
    ["e", ["Éclair", "eel"]],
    ["E", ["Éclair", "eel"]],
    ["3", ["3D Works"]],
    ["北", ["北京"]],
    ["#", ["3D Works", "北京"]],
    ["all", ["3D Works", "Éclair", "eel", "Zoo", "北京"]],
    ["q", []],
  ])(
    "'%s' has the names that begin so, without regard to case and accents",
    async (letter, names) => {
      if ((await ask({ industry })).body.length === 0)
        await buildCompanies(
          db,
          ["Zoo", "eel", "Éclair", "3D Works", "北京"].map((name) => ({ name, industry })),
        );
      const { body, headers } = await ask({ industry, letter });
      expect(body.map(({ name }) => name)).toEqual(names);
      expect(headers["x-total-count"]).toBe(String(names.length));
    },
  );

  test.each(["ab", "%", "-"])("'%s' is refused", async (letter) => {
    expect(await ask({ letter })).toMatchObject({ status: 400, body: "Choose one letter" });
  });
});
