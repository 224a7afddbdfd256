import type { boardEndpoints, Card } from "@rolecall/contract/hiring/board.schemas.ts";
import type { Stage } from "@rolecall/contract/hiring/stages.schemas.ts";
import { describe, expect, test } from "vitest";
import type * as z from "zod";
import { eraseApplicationsOf } from "#features/erasure/erase-applications.service.ts";
import { buildApplication, buildReviewer, buildUser } from "#test/build.ts";
import type { CallOptions } from "#test/client.ts";
import { startApp } from "#test/start-app.ts";
import { buildTeamScene, roleRefused } from "#test/team-scene.ts";

const { as, db } = await startApp();

type Board = z.input<(typeof boardEndpoints)["getBoard"]["reply"]>;
type Query = CallOptions["query"];

const may = (day: number) => new Date(Date.UTC(2026, 4, day));

/** A job with a stage "Call" within shortlisted, behind the usual one. */
const scene = async () => {
  const team = await buildTeamScene(db);
  const { company, job } = team;
  await buildReviewer(db, { jobId: job.id, userId: team.reviewer.id });
  const [manager, reviewer, owner] = [team.recruiter, team.reviewer, team.owner].map((user) =>
    as(user),
  ) as [ReturnType<typeof as>, ReturnType<typeof as>, ReturnType<typeof as>];
  const path = `/api/jobs/${job.id}/board`;
  const { body: usual } = await owner.get<Stage[]>(`/api/companies/${company.id}/stages`);
  const { body: stages } = await manager.put<Stage[]>(`/api/jobs/${job.id}/stages`, {
    body: { stages: [...usual, { name: "Call", status: "shortlisted" }] },
  });
  const stage = (name: string) => {
    const found = stages.find((one) => one.name === name);
    if (!found) throw new Error(`There is no stage ${name}`);
    return found;
  };
  return {
    ...team,
    manager,
    reviewer,
    owner,
    path,
    stages,
    stage,
    apply: async (
      row: Parameters<typeof buildApplication>[1] = {},
      person: Parameters<typeof buildUser>[1] = {},
    ) => {
      const candidateId = (await buildUser(db, person)).id;
      return buildApplication(db, { jobId: job.id, candidateId, ...row });
    },
    read: async (query: Query = {}, who = manager) => (await who.get<Board>(path, { query })).body,
    cards: (name: string, query: Query = {}, who = manager) =>
      who.get<Card[]>(`${path}/${stage(name).id}`, { query }),
  };
};

const idsOf = (cards: { id: string }[]) => cards.map(({ id }) => id);
const filled = ({ stages }: Board) =>
  stages.flatMap(({ name, count, applications }) =>
    count > 0 ? [[name, count, idsOf(applications)]] : [],
  );

describe("the board of a job", () => {
  test("has all stages in their order, with the newest applications of each", async () => {
    const { stages, stage, apply, read, reviewer } = await scene();
    const older = await apply({ appliedAt: may(1) });
    const newer = await apply({ appliedAt: may(2) });
    const called = await apply({ status: "shortlisted", stageId: stage("Call").id });
    const board = await read();
    expect(board.stages.map(({ id, name, status }) => ({ id, name, status }))).toEqual(stages);
    expect(board.total).toBe(3);
    expect(filled(board)).toEqual([
      ["Pending", 2, [newer.id, older.id]],
      ["Call", 1, [called.id]],
    ]);
    expect(await read({}, reviewer)).toEqual(board);
  });

  test("shows of an application what a card needs, and no more", async () => {
    const { stage, apply, read, manager, reviewer } = await scene();
    const { id } = await apply(
      { appliedAt: may(1) },
      { firstName: "Grace", lastName: "Hopper", profileImageUrl: "/objects/portrait" },
    );
    await manager.put(`/api/applications/${id}/tags/Remote`);
    await reviewer.put(`/api/applications/${id}/star`);
    const card = {
      id,
      status: "pending",
      stageId: stage("Pending").id,
      appliedAt: "2026-05-01T00:00:00.000Z",
      candidate: {
        firstName: "Grace",
        lastName: "Hopper",
        profileImageUrl: "/objects/portrait",
      },
      tags: ["Remote"],
      starred: false,
      stars: 1,
      ruledOut: false,
      matchScore: null,
    };
    expect((await read()).stages[0]?.applications).toEqual([card]);
    expect((await read({}, reviewer)).stages[0]?.applications).toEqual([
      { ...card, starred: true },
    ]);
  });

  test("leaves out withdrawn applications, and shows erased ones without their people", async () => {
    const { apply, read } = await scene();
    await apply({ withdrawnAt: may(3) });
    const erased = await apply();
    await eraseApplicationsOf(db, erased.candidateId);
    const board = await read();
    expect(board.total).toBe(1);
    expect(board.stages[0]?.applications).toMatchObject([
      {
        id: erased.id,
        candidate: { firstName: "Former", lastName: "candidate", profileImageUrl: null },
      },
    ]);
  });

  test("has 20 of each stage, or up to 100", async () => {
    const { apply, read, manager, path } = await scene();
    for (let n = 0; n < 21; n += 1) await apply();
    const sizes = ({ stages: [first] }: Board) => [first?.count, first?.applications.length];
    expect(sizes(await read())).toEqual([21, 20]);
    expect(sizes(await read({ limit: 3 }))).toEqual([21, 3]);
    expect(sizes(await read({ limit: 100 }))).toEqual([21, 21]);
    const { status } = await manager.get(path, { query: { limit: 101 } });
    expect(status).toBe(400);
  });

  test("is narrowed by all that lists are filtered by", async () => {
    const { stage, apply, read, manager } = await scene();
    const grace = await apply(
      { appliedAt: may(1), status: "shortlisted" },
      { firstName: "Grace", lastName: "Hopper" },
    );
    const alan = await apply(
      { appliedAt: may(5), answerBy: may(6) },
      { firstName: "Alan", lastName: "Turing" },
    );
    await manager.put(`/api/applications/${grace.id}/tags/Night%20shift`);
    await manager.put(`/api/applications/${alan.id}/star`);
    const found = async (query: Query) => {
      const { total, stages } = await read(query);
      const ids = stages.flatMap(({ applications }) => idsOf(applications));
      expect(total).toBe(ids.length);
      return ids;
    };
    expect(await found({ search: "grace hop" })).toEqual([grace.id]);
    expect(await found({ search: "nobody" })).toEqual([]);
    expect(await found({ status: "pending" })).toEqual([alan.id]);
    expect(await found({ stageId: stage("Shortlisted").id })).toEqual([grace.id]);
    expect(await found({ stageId: stage("Call").id })).toEqual([]);
    expect(await found({ tag: "night SHIFT" })).toEqual([grace.id]);
    expect(await found({ starred: "true" })).toEqual([alan.id]);
    expect(await found({ waiting: "true", status: "pending" })).toEqual([alan.id]);
    expect(await found({ dateFrom: "2026-05-02" })).toEqual([alan.id]);
    expect(await found({ dateTo: "2026-05-02" })).toEqual([grace.id]);
    expect(await found({ status: "all", search: "" })).toEqual([alan.id, grace.id]);
    expect((await manager.get(`/api/jobs/${crypto.randomUUID()}/board`)).body).toBe(
      "Job not found",
    );
  });
});

describe("one stage of the board", () => {
  test("is a paged list, newest first, whose pages skip and repeat nothing", async () => {
    const { apply, cards } = await scene();
    const sent = [];
    for (const day of [1, 2, 3, 3, 4]) sent.push(await apply({ appliedAt: may(day) }));
    const expected = idsOf(
      sent.toSorted(
        (one, other) =>
          other.appliedAt.getTime() - one.appliedAt.getTime() || (other.id < one.id ? -1 : 1),
      ),
    );
    const first = await cards("Pending", { limit: 2 });
    expect(first.headers["x-total-count"]).toBe("5");
    expect(first.headers.link).toContain('rel="next"');
    await apply({ appliedAt: may(9) });
    const after = idsOf(first.body).at(-1) ?? "";
    const second = await cards("Pending", { limit: 2, after });
    const third = await cards("Pending", { limit: 2, after: idsOf(second.body).at(-1) ?? "" });
    expect(idsOf([first, second, third].flatMap(({ body }) => body))).toEqual(expected);
    expect(String(third.headers.link)).not.toContain('rel="next"');
  });

  test("goes on behind an application that has moved to another stage meanwhile", async () => {
    const { apply, cards, manager } = await scene();
    const last = await apply({ appliedAt: may(1) });
    const moved = await apply({ appliedAt: may(2) });
    await apply({ appliedAt: may(3) });
    await manager.put(`/api/applications/${moved.id}/status`, { body: { status: "hired" } });
    const { body } = await cards("Pending", { limit: 2, after: moved.id });
    expect(idsOf(body)).toEqual([last.id]);
  });

  test("takes the filters, and its total is what they find", async () => {
    const { apply, cards } = await scene();
    await apply({}, { firstName: "Alan" });
    const grace = await apply({}, { firstName: "Grace" });
    const { body, headers } = await cards("Pending", { search: "grace" });
    expect([idsOf(body), headers["x-total-count"]]).toEqual([[grace.id], "1"]);
  });

  test("is of this job, for its hiring team", async () => {
    const { path, manager, stage, cards, reviewer, stranger, company } = await scene();
    expect((await cards("Pending", {}, reviewer)).status).toBe(200);
    const refused = await as(stranger).get(`${path}/${stage("Pending").id}`);
    expect(refused).toMatchObject(roleRefused);
    const { body: usual } = await manager.get<Stage[]>(`/api/companies/${company.id}/stages`);
    for (const id of [usual[0]?.id, crypto.randomUUID(), "first"])
      expect(await manager.get(`${path}/${id}`)).toMatchObject({
        status: 404,
        body: "Stage not found",
      });
  });
});
