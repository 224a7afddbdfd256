import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { describe, expect, test } from "vitest";
import { buildApplication, buildCompany, buildJob, buildUser } from "#test/build.ts";
import type { CallOptions } from "#test/client.ts";
import { startApp } from "#test/start-app.ts";

const { as, anonymous, db } = await startApp();

const may = (day: number) => new Date(Date.UTC(2026, 4, day));
const idsOf = (applications: { id: string }[]) => applications.map(({ id }) => id);

const list = (user: { id: string }, path: string, query: CallOptions["query"] = {}) =>
  as(user).get<LoadedApplication[]>(`/api/applications/${path}`, { query });

describe("one's own applications", () => {
  test("come newest first, each with its job and company, and nobody else's among them", async () => {
    const me = await buildUser(db);
    const company = await buildCompany(db, { name: "Noma" });
    const job = await buildJob(db, { title: "Chef", companyId: company.id });
    const candidateId = me.id;
    const newer = await buildApplication(db, { candidateId, jobId: job.id, appliedAt: may(2) });
    const older = await buildApplication(db, { candidateId, appliedAt: may(1) });
    await buildApplication(db, { jobId: job.id });

    const { status, body, headers } = await list(me, "candidate");
    expect(status).toBe(200);
    expect(idsOf(body)).toEqual([newer.id, older.id]);
    expect(body[0]?.job).toEqual({
      id: job.id,
      title: "Chef",
      revision: 1,
      company: {
        id: company.id,
        name: "Noma",
        verifiedAt: null,
        verifiedDomain: null,
        postingBy: "everyone",
        revision: 1,
        logoUrl: null,
      },
    });
    expect(headers["x-total-count"]).toBe("2");
  });

  test("are narrowed to a status, among which no withdrawn ones are", async () => {
    const me = await buildUser(db);
    const candidateId = me.id;
    const open = await buildApplication(db, { candidateId, status: "shortlisted" });
    await buildApplication(db, { candidateId });
    await buildApplication(db, { candidateId, status: "shortlisted", withdrawnAt: may(3) });
    const found = await list(me, "candidate", { status: "shortlisted" });
    expect(idsOf(found.body)).toEqual([open.id]);
    expect(found.headers["x-total-count"]).toBe("1");
    expect((await list(me, "candidate", { status: "all" })).body).toHaveLength(3);
    expect(await list(me, "candidate", { status: "asleep" })).toMatchObject({ status: 400 });
  });

  test("are none before the first", async () => {
    expect((await list(await buildUser(db), "candidate")).body).toEqual([]);
  });

  test("need a signed-in user", async () => {
    expect(await anonymous.get("/api/applications/candidate")).toMatchObject({
      status: 401,
      body: "Unauthorized",
    });
  });
});

describe("the applications of a job", () => {
  const scene = async () => {
    const [recruiter, owner] = await Promise.all([
      buildUser(db, { role: "recruiter" }),
      buildUser(db, { role: "company" }),
    ]);
    const company = await buildCompany(db, { ownerId: owner.id });
    const job = await buildJob(db, { postedBy: recruiter.id, companyId: company.id });
    return { recruiter, owner, job, path: `job/${job.id}` };
  };

  test("come newest first, with the candidate's profile if there is one", async () => {
    const { recruiter, job, path } = await scene();
    const newer = await buildApplication(db, { jobId: job.id, appliedAt: may(2) });
    const older = await buildApplication(db, { jobId: job.id, appliedAt: may(1) });
    await buildApplication(db);
    const { body } = await list(recruiter, path);
    expect(idsOf(body)).toEqual([newer.id, older.id]);
    expect(body[0]?.candidate).toMatchObject({ firstName: "Ada", candidateProfile: null });
  });

  test("are for the poster of the job and for the owner of its company", async () => {
    const { recruiter, owner, job, path } = await scene();
    await buildApplication(db, { jobId: job.id });
    for (const manager of [recruiter, owner])
      expect((await list(manager, path)).body).toHaveLength(1);
  });

  test("are for nobody else", async () => {
    const { job, path } = await scene();
    const { candidateId } = await buildApplication(db, { jobId: job.id });
    const wrongRole = { status: 403, body: "You need recruiter access to view this page." };
    const foreign = { status: 403, body: "Your role in this company does not allow this" };
    expect((await anonymous.get(`/api/applications/${path}`)).status).toBe(401);
    expect(await list({ id: candidateId }, path)).toMatchObject(wrongRole);
    for (const role of ["recruiter", "company"] as const)
      expect(await list(await buildUser(db, { role }), path)).toMatchObject(foreign);
  });

  test.each([crypto.randomUUID(), "42", "all"])("are not there for a job %s", async (id) => {
    const { recruiter } = await scene();
    expect(await list(recruiter, `job/${id}`)).toMatchObject({
      status: 404,
      body: "Job not found",
    });
  });

  test("can be asked for by status, and the total is that of the status", async () => {
    const { recruiter, job, path } = await scene();
    await buildApplication(db, { jobId: job.id });
    const hired = await buildApplication(db, { jobId: job.id, status: "hired" });
    const { body, headers } = await list(recruiter, path, { status: "hired" });
    expect(idsOf(body)).toEqual([hired.id]);
    expect(headers["x-total-count"]).toBe("1");
    expect((await list(recruiter, path, { status: "all" })).body).toHaveLength(2);
  });

  test("come in pages that never overlap, also when all applied at the same moment", async () => {
    const { recruiter, job, path } = await scene();
    const sameMoment = { jobId: job.id, appliedAt: may(1) };
    for (let made = 0; made < 5; made += 1) await buildApplication(db, sameMoment);
    const pages = await Promise.all(
      [1, 2, 3].map((page) => list(recruiter, path, { page, limit: 2 })),
    );
    expect(pages.map(({ body }) => body.length)).toEqual([2, 2, 1]);
    const ids = pages.flatMap(({ body }) => idsOf(body));
    expect(new Set(ids).size).toBe(5);
    expect(ids).toEqual(ids.toSorted().toReversed());
    expect(pages[0]?.headers["x-total-count"]).toBe("5");
    expect(pages[0]?.headers["link"]).toMatch(/page=2.*rel="next"/);
  });

  test("go on behind the last row that was read, despite changes and new applications", async () => {
    const { recruiter, job, path } = await scene();
    const apply = (day: number) =>
      buildApplication(db, { jobId: job.id, appliedAt: may(day), status: "pending" });
    const [third, second, first] = [await apply(3), await apply(2), await apply(1)];
    await as(recruiter).put(`/api/applications/${second.id}/status`, {
      body: { status: "rejected" },
    });
    await apply(4);
    const pending = { status: "pending", limit: 1 };
    const { body, headers } = await list(recruiter, path, { ...pending, after: third.id });
    expect(idsOf(body)).toEqual([first.id]);
    expect(headers["link"]).toBeUndefined();
    const behindMoved = await list(recruiter, path, { ...pending, after: second.id });
    expect(idsOf(behindMoved.body)).toEqual([first.id]);
    expect((await list(recruiter, path, { after: first.id })).body).toEqual([]);
  });

  test("can begin with any of them", async () => {
    const { recruiter, job, path } = await scene();
    const sameMoment = { jobId: job.id, appliedAt: may(1) };
    for (let made = 0; made < 4; made += 1) await buildApplication(db, sameMoment);
    const all = idsOf((await list(recruiter, path)).body);
    const from = all[1] ?? "";
    const { body, headers } = await list(recruiter, path, { from, limit: 2 });
    expect(idsOf(body)).toEqual(all.slice(1, 3));
    expect(headers["link"]).toContain(`from=${from}`);
    expect(idsOf((await list(recruiter, path, { from, after: all[2] })).body)).toEqual(
      all.slice(3),
    );
  });

  test("cannot begin with one of another job, nor go on behind it", async () => {
    const { recruiter, job, path } = await scene();
    const { id } = await buildApplication(db, { jobId: job.id, appliedAt: may(2) });
    const foreign = await buildApplication(db, { appliedAt: may(3) });
    expect(await list(recruiter, path, { from: foreign.id })).toMatchObject({
      status: 404,
      body: "Application not found",
    });
    expect(idsOf((await list(recruiter, path, { after: foreign.id })).body)).toEqual([id]);
    for (const place of ["from", "after"])
      expect((await list(recruiter, path, { [place]: "last" })).status).toBe(400);
  });

  test.each([{ page: 0 }, { limit: 1_001 }, { page: "two" }, { status: "promoted" }])(
    "are not given for %j",
    async (query) => {
      const { recruiter, path } = await scene();
      expect((await list(recruiter, path, query)).status).toBe(400);
    },
  );
});
