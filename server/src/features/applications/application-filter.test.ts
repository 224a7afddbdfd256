import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { describe, expect, test } from "vitest";
import { buildApplication, buildCompany, buildJob, buildUser } from "#test/build.ts";
import type { CallOptions } from "#test/client.ts";
import { startApp } from "#test/start-app.ts";

const { as, anonymous, db } = await startApp();

interface Filtered {
  applications: LoadedApplication[];
  total: number;
  totalPages: number;
}

const path = "/api/applications/filter";
const may = (day: number) => new Date(Date.UTC(2026, 4, day));
const idsOf = ({ applications }: Filtered) => applications.map(({ id }) => id);

/** A recruiter with a job, and functions that add applications and filter them. */
const scene = async () => {
  const recruiter = await buildUser(db, { role: "recruiter" });
  const job = await buildJob(db, { postedBy: recruiter.id });
  const apply = async (
    person: Parameters<typeof buildUser>[1] = {},
    row: Parameters<typeof buildApplication>[1] = {},
  ) => {
    const candidateId = (await buildUser(db, person)).id;
    return buildApplication(db, { jobId: job.id, candidateId, ...row });
  };
  const ask = (query: CallOptions["query"] = {}) => as(recruiter).get<Filtered>(path, { query });
  const filter = async (query: CallOptions["query"] = {}) => (await ask(query)).body;
  return { recruiter, job, apply, ask, filter };
};

describe("without a filter", () => {
  test("a recruiter gets all applications of their jobs, newest first", async () => {
    const { apply, ask } = await scene();
    const newer = await apply({}, { appliedAt: may(2) });
    const older = await apply({}, { appliedAt: may(1) });
    await buildApplication(db);
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(idsOf(body)).toEqual([newer.id, older.id]);
    expect(body).toMatchObject({ total: 2, totalPages: 1 });
  });

  test("those are also the jobs that others post at the recruiter's company", async () => {
    const { recruiter, filter } = await scene();
    const { id: companyId } = await buildCompany(db, { ownerId: recruiter.id });
    const job = await buildJob(db, { companyId });
    const application = await buildApplication(db, { jobId: job.id });
    expect(idsOf(await filter())).toEqual([application.id]);
  });

  test("a recruiter without applications gets one empty page", async () => {
    const { filter } = await scene();
    expect(await filter()).toEqual({ applications: [], total: 0, totalPages: 1 });
  });
});

test("only recruiters may filter", async () => {
  const wrongRole = { status: 403, body: "You need recruiter access to view this page." };
  expect((await anonymous.get(path)).status).toBe(401);
  for (const role of ["candidate", "company"] as const)
    expect(await as(await buildUser(db, { role })).get(path)).toMatchObject(wrongRole);
});

describe("by status and job", () => {
  test("the given ones are kept, and 'all' and nothing keep every one", async () => {
    const { recruiter, apply, filter } = await scene();
    const otherJob = await buildJob(db, { postedBy: recruiter.id });
    await apply();
    const hired = await apply({}, { status: "hired" });
    const elsewhere = await apply({}, { status: "hired", jobId: otherJob.id });

    expect(idsOf(await filter({ status: "hired" }))).toEqual([elsewhere.id, hired.id]);
    expect(idsOf(await filter({ jobId: otherJob.id }))).toEqual([elsewhere.id]);
    expect(idsOf(await filter({ status: "hired", jobId: hired.jobId }))).toEqual([hired.id]);
    expect((await filter({ status: "all", jobId: "all" })).total).toBe(3);
    expect((await filter({ status: "", jobId: "", search: "" })).total).toBe(3);
  });

  test("another recruiter's job, or none at all, gives an empty list", async () => {
    const { apply, filter } = await scene();
    await apply();
    const foreign = await buildApplication(db);
    for (const jobId of [foreign.jobId, crypto.randomUUID()])
      expect(await filter({ jobId })).toEqual({ applications: [], total: 0, totalPages: 1 });
  });
});

describe("by date", () => {
  test("both ends are included, to the millisecond", async () => {
    const { apply, filter } = await scene();
    const [before, first, last, after] = [999, 1_000, 2_000, 2_001].map(
      (ms) => new Date(may(1).getTime() + ms),
    );
    for (const appliedAt of [before, after]) await apply({}, { appliedAt });
    const [start, end] = [
      await apply({}, { appliedAt: first }),
      await apply({}, { appliedAt: last }),
    ];
    const range = { dateFrom: first?.toISOString(), dateTo: last?.toISOString() };
    expect(idsOf(await filter(range))).toEqual([end.id, start.id]);
    expect((await filter({ dateFrom: range.dateFrom })).total).toBe(3);
    expect((await filter({ dateTo: range.dateTo })).total).toBe(3);
  });

  test("a day alone is the whole of it, in UTC", async () => {
    const { apply, filter } = await scene();
    const ofTheFirst = await apply({}, { appliedAt: may(1) });
    const late = await apply({}, { appliedAt: new Date(may(2).getTime() - 1) });
    await apply({}, { appliedAt: may(2) });
    const theFirst = { dateFrom: "2026-05-01", dateTo: "2026-05-01" };
    expect(idsOf(await filter(theFirst))).toEqual([late.id, ofTheFirst.id]);
  });

  test("a range is an instant's, whatever its offset, and may be empty", async () => {
    const { apply, filter } = await scene();
    await apply({}, { appliedAt: may(2) });
    expect((await filter({ dateFrom: "2026-05-02T02:00:00+02:00" })).total).toBe(1);
    expect((await filter({ dateFrom: "2026-05-02T01:00:00-01:00" })).total).toBe(0);
    const reversed = { dateFrom: may(3).toISOString(), dateTo: may(1).toISOString() };
    expect((await filter(reversed)).total).toBe(0);
  });
});

describe("by a part of the name or the email", () => {
  const found = async (
    person: Parameters<typeof buildUser>[1],
    searches: string[],
  ): Promise<Record<string, number>> => {
    const { apply, filter } = await scene();
    await apply(person);
    await apply({ firstName: "Bo", lastName: "Lund" });
    const totals = searches.map(async (search) => [search, (await filter({ search })).total]);
    return Object.fromEntries((await Promise.all(totals)) as [string, number][]);
  };

  test("names are found in whichever way their characters are written", async () => {
    const searches = ["ｆｉｎｎ", "fiNN", "ﬁnn", "José", "Jose\u0301", "％"];
    const counts = [1, 1, 1, 1, 1, 0];
    const expected = Object.fromEntries(searches.map((search, index) => [search, counts[index]]));
    for (const firstName of ["José Finn", "Jose\u0301 ﬁnn", "ＪＯＳÉ ＦＩＮＮ"])
      expect(await found({ firstName, lastName: "Ek" }, searches)).toEqual(expected);
  });

  test("first name, last name and both together are found, whatever the case", async () => {
    const zoe = { firstName: "Zoë", lastName: "Ångström-Paul" };
    expect(
      await found(zoe, [
        "ZOË",
        "ångström",
        "oë Ångs",
        " zoë ",
        "Paul Zoë",
        "Ångström-Paul, Zoë",
        "Paul Zoe Anders",
      ]),
    ).toEqual({
      ZOË: 1,
      ångström: 1,
      "oë Ångs": 1,
      " zoë ": 1,
      "Paul Zoë": 1,
      "Ångström-Paul, Zoë": 1,
      "Paul Zoe Anders": 0,
    });
  });

  test("an email is found beside the name", async () => {
    const person = { email: "Kim.Sato@noma.example" };
    expect(await found(person, ["sato@NOMA", "Ada", "sato@x"])).toEqual({
      "sato@NOMA": 1,
      Ada: 1,
      "sato@x": 0,
    });
  });

  test("a candidate without name and email is found as 'Candidate', as screens show it", async () => {
    const nobody = { firstName: null, lastName: " ", email: null };
    expect(await found(nobody, ["candid", "null"])).toEqual({ candid: 1, null: 0 });
  });

  test("%, _ and \\ are characters", async () => {
    const person = { firstName: "100%_\\", lastName: "Sure" };
    expect(await found(person, ["%", "_", "\\", "0%_\\ s", "1%s", "A%a", "B_"])).toEqual({
      "%": 1,
      _: 1,
      "\\": 1,
      "0%_\\ s": 1,
      "1%s": 0,
      "A%a": 0,
      B_: 0,
    });
  });
});

describe("sorted", () => {
  const namesIn = ({ applications }: Filtered) =>
    applications.map(({ candidate: { firstName, email } }) => firstName ?? email ?? "Candidate");

  test("by the displayed name, as people sort names", async () => {
    const { apply, filter } = await scene();
    const unnamed = { firstName: null, lastName: null };
    for (const firstName of ["zara", "Ödön", "Paul", "adam"])
      await apply({ firstName, lastName: null });
    await apply({ ...unnamed, email: "mia@noma.example" });
    await apply({ ...unnamed, email: null });
    const sorted = ["adam", "Candidate", "mia@noma.example", "Ödön", "Paul", "zara"];
    const byName = { sortBy: "candidate" };
    expect(namesIn(await filter({ ...byName, sortOrder: "asc" }))).toEqual(sorted);
    expect(namesIn(await filter(byName))).toEqual(sorted.toReversed());
  });

  test("by last name among equal first names", async () => {
    const { apply, filter } = await scene();
    for (const lastName of ["Moreau", "Lund"]) await apply({ firstName: "Ada", lastName });
    const { applications } = await filter({ sortBy: "candidate", sortOrder: "asc" });
    expect(applications.map(({ candidate }) => candidate.lastName)).toEqual(["Lund", "Moreau"]);
  });

  test("by job title, whatever the case", async () => {
    const { recruiter, apply, filter } = await scene();
    for (const title of ["baker", "Chef", "Analyst"])
      await apply({}, { jobId: (await buildJob(db, { title, postedBy: recruiter.id })).id });
    const { applications } = await filter({ sortBy: "jobTitle", sortOrder: "asc" });
    expect(applications.map(({ job }) => job.title)).toEqual(["Analyst", "baker", "Chef"]);
  });

  test("by status, in the order of the alphabet", async () => {
    const { apply, filter } = await scene();
    for (const status of ["shortlisted", "hired", "pending"] as const) await apply({}, { status });
    const { applications } = await filter({ sortBy: "status", sortOrder: "asc" });
    expect(applications.map(({ status }) => status)).toEqual(["hired", "pending", "shortlisted"]);
  });

  test("by date of application, the oldest first when asked", async () => {
    const { apply, filter } = await scene();
    const newer = await apply({}, { appliedAt: may(2) });
    const older = await apply({}, { appliedAt: may(1) });
    const oldestFirst = { sortBy: "appliedAt", sortOrder: "asc" };
    expect(idsOf(await filter(oldestFirst))).toEqual([older.id, newer.id]);
  });
});

describe("in pages", () => {
  test.each(["appliedAt", "status", "candidate", "jobTitle"])(
    "sorted by %s, where all are equal, they follow the ids and never overlap",
    async (sortBy) => {
      const { apply, filter } = await scene();
      for (let made = 0; made < 5; made += 1) await apply({}, { appliedAt: may(1) });
      for (const sortOrder of ["asc", "desc"]) {
        const ask = (page: number) => filter({ sortBy, sortOrder, page, limit: 2 });
        const pages = await Promise.all([ask(1), ask(2), ask(3)]);
        for (const page of pages) expect(page).toMatchObject({ total: 5, totalPages: 3 });
        const ids = pages.flatMap(idsOf);
        expect(new Set(ids).size).toBe(5);
        expect(ids).toEqual(sortOrder === "asc" ? ids.toSorted() : ids.toSorted().toReversed());
      }
    },
  );

  test("of twenty when nothing else is asked, and empty past the last one", async () => {
    const { apply, filter } = await scene();
    for (let made = 0; made < 21; made += 1) await apply();
    expect((await filter()).applications).toHaveLength(20);
    const past = await filter({ page: 3 });
    expect(past).toEqual({ applications: [], total: 21, totalPages: 2 });
  });
});

test.each([
  [{ status: "promoted" }, "Unknown status"],
  [{ jobId: "42" }, "Unknown job"],
  [{ dateFrom: "yesterday" }, "Enter a valid start date"],
  [{ dateFrom: "2026-02-30" }, "Enter a valid start date"],
  [{ dateTo: "0001-01-01T00:00:00Z" }, "Enter a valid end date"],
  [{ sortBy: "salary" }, "Unknown sort"],
  [{ sortOrder: "up" }, "Sort order must be asc or desc"],
  [{ page: 0 }, "Page must be from 1 to 1000000"],
  [{ page: "1.5" }, "Page must be a whole number"],
  [{ limit: 101 }, "Limit must be from 1 to 100"],
  [{ search: "x".repeat(301) }, "Text is too long: at most 300 characters, 1 too many"],
  [{ search: "\0" }, "Text contains characters that cannot be stored"],
])("%# a query is refused: %s", async (query, sentence) => {
  const { ask } = await scene();
  expect(await ask(query)).toMatchObject({ status: 400, body: sentence });
});
