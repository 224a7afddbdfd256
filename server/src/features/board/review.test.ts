import type { reviewEndpoints } from "@rolecall/contract/hiring/review.schemas.ts";
import { describe, expect, test } from "vitest";
import type * as z from "zod";
import { eraseApplicationsOf } from "#features/erasure/erase-applications.service.ts";
import { buildApplication, buildJob, buildMember, buildReviewer, buildUser } from "#test/build.ts";
import type { Client } from "#test/client.ts";
import { endHolds } from "#test/database/end-holds.ts";
import { oneBehindTheOther, reviewsOf } from "#test/database/hold-rows.ts";
import { startApp } from "#test/start-app.ts";
import { buildTeamScene, roleRefused } from "#test/team-scene.ts";

const { as, db } = await startApp();

type Next = z.input<(typeof reviewEndpoints)["reviewNext"]["reply"]>;
type Holders = z.input<(typeof reviewEndpoints)["listReviewing"]["reply"]>;

const may = (day: number) => new Date(Date.UTC(2026, 4, day));

/** A job with so many pending applications, oldest first, two who manage it and two who review it. */
const scene = async (pending: number) => {
  const team = await buildTeamScene(db);
  const { company, job } = team;
  const path = `/api/jobs/${job.id}/review`;
  const other = await buildMember(db, { companyId: company.id, role: "reviewer" });
  for (const { id: userId } of [team.reviewer, other])
    await buildReviewer(db, { jobId: job.id, userId });
  const sent: { id: string }[] = [];
  for (let day = 1; day <= pending; day += 1)
    sent.push(await buildApplication(db, { jobId: job.id, appliedAt: may(day) }));
  const next = async (who: Client, body?: object) => {
    const answer = await who.post<Next>(path, body ? { body } : {});
    if (answer.status === 204) return null;
    expect(answer.status).toBe(200);
    return answer.body;
  };
  return {
    path,
    company,
    job,
    people: { manager: team.recruiter, reviewer: team.reviewer },
    stranger: as(team.stranger),
    ids: sent.map(({ id }) => id),
    manager: as(team.recruiter),
    secondManager: as(team.admin),
    reviewer: as(team.reviewer),
    secondReviewer: as(other),
    next,
    /** The id that somebody gets, and how many they could still get. */
    take: async (who: Client, body?: object) => {
      const got = await next(who, body);
      return got && [got.application.id, got.remaining];
    },
    expire: () => endHolds(db),
    holders: async (who: Client) => (await who.get<Holders>(path)).body,
  };
};

describe("who reviews", () => {
  test("gets the oldest pending application as employers read it, and keeps it", async () => {
    const { next, ids, manager } = await scene(2);
    const first = await next(manager);
    expect(first).toMatchObject({
      application: { id: ids[0], status: "pending", tags: [], starred: false, stars: 0 },
      remaining: 2,
    });
    expect(first?.application.openedAt).toBeNull();
    expect(await next(manager)).toEqual(first);
    expect(await next(manager, {})).toEqual(first);
    expect(await next(manager, { after: null })).toEqual(first);
  });

  test("reads ahead what comes behind the present one, without holding it", async () => {
    const { ids, manager, next, path, reviewer, secondReviewer, take } = await scene(3);
    const peek = (who: Client, after = ids[0]) =>
      who.get<Next["application"]>(`${path}/next`, { query: { after } });
    await take(reviewer);
    expect((await peek(reviewer)).body).toMatchObject({
      id: ids[1],
      tags: [],
      can: { decide: false },
    });
    // What a colleague holds is not theirs to read ahead, and reading ahead holds nothing.
    expect(await take(secondReviewer)).toEqual([ids[1], 2]);
    expect((await peek(reviewer)).body.id).toBe(ids[2]);
    expect((await next(reviewer, { after: ids[0] }))?.application.id).toBe(ids[2]);
    expect((await peek(manager, ids[2])).status).toBe(204);
    expect(await peek(manager, crypto.randomUUID())).toMatchObject({
      status: 404,
      body: "Application not found",
    });
  });

  test("goes on behind the one before, until there is none", async () => {
    const { take, ids, manager } = await scene(3);
    expect(await take(manager)).toEqual([ids[0], 3]);
    expect(await take(manager, { after: ids[0] })).toEqual([ids[1], 2]);
    expect(await take(manager)).toEqual([ids[1], 3]);
    expect(await take(manager, { after: ids[1] })).toEqual([ids[2], 1]);
    expect(await take(manager, { after: ids[2] })).toBeNull();
    expect(await take(manager)).toEqual([ids[0], 3]);
  });

  test("gets nothing that is decided or withdrawn, nor what was sent to another job", async () => {
    const { take, manager, ids, job } = await scene(1);
    await buildApplication(db, { jobId: job.id, appliedAt: may(0), status: "under_review" });
    await buildApplication(db, { jobId: job.id, appliedAt: may(0), withdrawnAt: may(1) });
    await buildApplication(db, { appliedAt: may(0) });
    expect(await take(manager)).toEqual([ids[0], 1]);
    await manager.put(`/api/applications/${ids[0]}/status`, { body: { status: "rejected" } });
    expect(await take(manager)).toBeNull();
  });

  test("gets nothing of who was erased", async () => {
    const { take, manager, ids, job } = await scene(1);
    const erased = await buildApplication(db, { jobId: job.id, appliedAt: may(0) });
    await eraseApplicationsOf(db, erased.candidateId);
    expect(await take(manager)).toEqual([ids[0], 1]);
  });

  test("is on the job's hiring team, and goes on behind an application to it", async () => {
    const { path, manager, stranger } = await scene(1);
    for (const method of ["get", "post"] as const)
      expect(await stranger[method](path)).toMatchObject(roleRefused);
    const foreign = await buildApplication(db);
    for (const after of [foreign.id, crypto.randomUUID()])
      expect(await manager.post(path, { body: { after } })).toMatchObject({
        status: 404,
        body: "Application not found",
      });
    expect((await manager.post(path, { body: { after: "first" } })).status).toBe(400);
    const missing = await manager.post(`/api/jobs/${crypto.randomUUID()}/review`);
    expect(missing).toMatchObject({ status: 404, body: "Job not found" });
  });
});

describe("of two who review", () => {
  test("nobody gets what a manager holds", async () => {
    const { take, ids, manager, secondManager, reviewer } = await scene(4);
    expect(await take(manager)).toEqual([ids[0], 4]);
    expect(await take(secondManager)).toEqual([ids[1], 3]);
    expect(await take(reviewer)).toEqual([ids[2], 2]);
    expect(await take(manager, { after: ids[0] })).toEqual([ids[2], 2]);
    expect(await take(secondManager, { after: ids[1] })).toEqual([ids[3], 1]);
  });

  test("what a reviewer holds is kept from other reviewers alone", async () => {
    const { take, ids, manager, reviewer, secondReviewer } = await scene(3);
    expect(await take(reviewer)).toEqual([ids[0], 3]);
    expect(await take(secondReviewer)).toEqual([ids[1], 2]);
    expect(await take(manager)).toEqual([ids[0], 3]);
    expect(await take(reviewer)).toEqual([ids[0], 2]);
  });

  test("each goes on with what the other has let go of", async () => {
    const { take, ids, manager, secondManager, expire } = await scene(2);
    await take(manager);
    await expire();
    expect(await take(secondManager)).toEqual([ids[0], 2]);
    expect(await take(manager)).toEqual([ids[1], 1]);
    await secondManager.put(`/api/applications/${ids[0]}/status`, {
      body: { status: "under_review" },
    });
    await secondManager.put(`/api/applications/${ids[0]}/status`, { body: { status: "pending" } });
    expect(await take(manager, { after: ids[1] })).toBeNull();
    expect(await take(manager)).toEqual([ids[0], 2]);
  });

  test("the hiring team sees who looks at what", async () => {
    const { take, ids, manager, reviewer, people, holders, expire } = await scene(3);
    expect(await holders(manager)).toEqual([]);
    await take(manager);
    await take(reviewer);
    expect(await holders(reviewer)).toEqual(
      [people.manager, people.reviewer].map(({ id }, n) => ({
        applicationId: ids[n],
        user: { id, firstName: "Ada", lastName: "Moreau" },
      })),
    );
    await manager.put(`/api/applications/${ids[0]}/status`, { body: { status: "hired" } });
    expect((await holders(manager)).map(({ applicationId }) => applicationId)).toEqual([ids[1]]);
    await expire();
    expect(await holders(manager)).toEqual([]);
  });

  test.each<
    [
      string,
      (of: {
        company: string;
        job: string;
        id: string;
        own: Client;
        admin: Client;
      }) => Promise<unknown>,
    ]
  >([
    ["is taken off the job", ({ admin, job, id }) => admin.delete(`/api/jobs/${job}/team/${id}`)],
    [
      "is removed",
      ({ admin, company, id }) => admin.delete(`/api/companies/${company}/members/${id}`),
    ],
    ["leaves", ({ own, company, id }) => own.delete(`/api/companies/${company}/members/${id}`)],
    [
      "becomes a candidate",
      ({ own }) => own.patch("/api/auth/user/role", { body: { role: "candidate" } }),
    ],
  ])("a reviewer who %s keeps nothing from colleagues", async (_way, end) => {
    const { take, ids, company, job, people, reviewer, secondReviewer, secondManager } =
      await scene(1);
    expect(await take(reviewer)).toEqual([ids[0], 1]);
    expect(await take(secondReviewer)).toBeNull();
    const which = { company: company.id, job: job.id, id: people.reviewer.id };
    await end({ ...which, own: reviewer, admin: secondManager });
    expect(await take(secondReviewer)).toEqual([ids[0], 1]);
  });

  test("a recruiter whose role changes, and a poster whose job was taken over, keep nothing from colleagues", async () => {
    const { take, ids, company, people, manager, secondManager } = await scene(1);
    expect(await take(manager)).toEqual([ids[0], 1]);
    const path = `/api/companies/${company.id}/members/${people.manager.id}`;
    expect((await secondManager.patch(path, { body: { role: "reviewer" } })).status).toBe(200);
    expect(await take(secondManager)).toEqual([ids[0], 1]);

    const poster = await buildUser(db, { role: "recruiter" });
    const job = await buildJob(db, { companyId: company.id, postedBy: poster.id });
    const sent = await buildApplication(db, { jobId: job.id });
    const next = (who: Client) => who.post<Next>(`/api/jobs/${job.id}/review`);
    expect((await next(as(poster))).body.application.id).toBe(sent.id);
    expect((await next(secondManager)).status).toBe(204);
    expect((await secondManager.post(`/api/jobs/${job.id}/take-over`)).status).toBe(200);
    expect((await next(secondManager)).body.application.id).toBe(sent.id);
  });

  test("who is removed while they get an application keeps it from nobody", async () => {
    const { take, ids, path, company, job, people, reviewer, secondReviewer, secondManager } =
      await scene(1);
    for (const who of [reviewer, secondManager]) await who.get("/api/auth/user");
    const [, removed] = await oneBehindTheOther(
      db,
      reviewsOf(job),
      () => reviewer.post(path),
      () => secondManager.delete(`/api/companies/${company.id}/members/${people.reviewer.id}`),
    );
    expect(removed.status).toBe(204);
    expect(await take(secondReviewer)).toEqual([ids[0], 1]);
  });

  test("eight at once get eight applications", async () => {
    const { path, company, job, ids } = await scene(8);
    const members = await Promise.all(
      Array.from({ length: 8 }, async (_, n) => {
        const role = n % 2 === 0 ? "recruiter" : "reviewer";
        const member = await buildMember(db, { companyId: company.id, role });
        if (role === "reviewer") await buildReviewer(db, { jobId: job.id, userId: member.id });
        return member;
      }),
    );
    // Those who manage the job take first: what reviewers hold is free for them.
    const takeAll = (who: typeof members) =>
      Promise.all(
        who.map(async (member) => (await as(member).post<Next>(path)).body.application.id),
      );
    const managers = members.filter((_, n) => n % 2 === 0);
    const reviewers = members.filter((_, n) => n % 2 === 1);
    const taken = [...(await takeAll(managers)), ...(await takeAll(reviewers))];
    expect(taken.toSorted()).toEqual(ids.toSorted());
  });
});
