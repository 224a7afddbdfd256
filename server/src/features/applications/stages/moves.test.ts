import type { MarkedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import type { Stage } from "@rolecall/contract/hiring/stages.schemas.ts";
import { describe, expect, test } from "vitest";
import { buildApplication, buildJob, buildReviewer, buildUser } from "#test/build.ts";
import { letWaitingPass } from "#test/database/let-waiting-pass.ts";
import { startApp } from "#test/start-app.ts";
import { buildTeamScene, roleRefused } from "#test/team-scene.ts";

const { as, db } = await startApp();

const unknownStage = { status: 400, body: "Unknown stage" };

/** A job whose company has two stages in each of two statuses, with an application from before there were stages. */
const scene = async () => {
  const team = await buildTeamScene(db);
  const { company, job } = team;
  await buildReviewer(db, { jobId: job.id, userId: team.reviewer.id });
  const candidate = await buildUser(db);
  const application = await buildApplication(db, { jobId: job.id, candidateId: candidate.id });
  const owner = as(team.owner);
  const usual = `/api/companies/${company.id}/stages`;
  const { body: first } = await owner.get<Stage[]>(usual);
  const { body: list } = await owner.put<Stage[]>(usual, {
    body: {
      stages: [
        ...first,
        { name: "Call", status: "pending" },
        { name: "On site", status: "shortlisted" },
      ],
    },
  });
  const path = `/api/applications/${application.id}`;
  return {
    ...team,
    list,
    application,
    candidate: as(candidate),
    owner,
    path,
    stage: (name: string) => list.find((each) => each.name === name)?.id ?? "",
    move: (stageId: unknown, who = owner) =>
      who.put<MarkedApplication>(`${path}/stage`, { body: { stageId } }),
    read: async () => (await owner.get<MarkedApplication>(path)).body,
    history: async (who = owner) => (await who.get<object[]>(`${path}/history`)).body,
    timeline: async () =>
      (await as(candidate).get<{ type: string }[]>(`${path}/timeline`)).body.map(
        ({ type }) => type,
      ),
    moveMany: (applicationIds: unknown, stageId: unknown, who = owner) =>
      who.post<{ updatedCount: number }>("/api/applications/bulk-move", {
        body: { applicationIds, stageId },
      }),
  };
};

describe("moving an application to a stage", () => {
  test("sets the stage's status, and tells it as a change of status is told", async () => {
    const { move, stage, read, history, timeline, candidate, path } = await scene();
    const { status, body } = await move(stage("On site"));
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: "shortlisted", stageId: stage("On site") });
    expect(body).toEqual(await read());
    expect(body.openedAt).not.toBeNull();
    expect(body.answeredAt).not.toBeNull();
    expect(await history()).toMatchObject([{ from: "pending", to: "shortlisted" }]);
    expect(await history(candidate)).toMatchObject([
      { from: "pending", to: "shortlisted", changedBy: null },
    ]);
    await letWaitingPass(db);
    expect(await timeline()).toEqual(expect.arrayContaining(["opened", "status"]));
    expect((await candidate.get<object>(path)).body).not.toHaveProperty("stageId");
  });

  test("within one status leaves history, timeline and every moment as they were", async () => {
    const { move, stage, read, history, timeline } = await scene();
    const before = await read();
    const told = await timeline();
    const { body } = await move(stage("Call"));
    expect(body).toEqual({ ...before, stageId: stage("Call") });
    expect(await history()).toEqual([]);
    expect(await timeline()).toEqual(told);
    await move(stage("Shortlisted"));
    const shortlisted = await read();
    expect((await move(stage("On site"))).body).toEqual({
      ...shortlisted,
      stageId: stage("On site"),
    });
    expect(await history()).toHaveLength(1);
  });

  test("keeps the moment of a hire when it moves within hired", async () => {
    const { move, stage, owner, company, list, recruiter, job } = await scene();
    await owner.put(`/api/companies/${company.id}/stages`, {
      body: { stages: [...list, { name: "Started", status: "hired" }] },
    });
    const { body } = await owner.get<Stage[]>(`/api/jobs/${job.id}/stages`);
    await move(stage("Hired"));
    await move(body.find(({ name }) => name === "Started")?.id);
    const dashboard = await as(recruiter).get<{ stats: { hiresThisMonth: number } }>(
      "/api/dashboard/recruiter",
    );
    expect(dashboard.body.stats.hiresThisMonth).toBe(1);
  });

  test("is followed by the first stage of the next status", async () => {
    const { move, stage, owner, path } = await scene();
    await move(stage("On site"));
    const set = async (status: string) =>
      (await owner.put<MarkedApplication>(`${path}/status`, { body: { status } })).body.stageId;
    expect(await set("shortlisted")).toBe(stage("On site"));
    expect(await set("pending")).toBe(stage("Pending"));
    expect(await set("shortlisted")).toBe(stage("Shortlisted"));
  });

  test("is for who manages the job", async () => {
    const { move, stage, read, reviewer, stranger, recruiter, candidate } = await scene();
    for (const who of [reviewer, stranger])
      expect(await move(stage("Call"), as(who))).toMatchObject(roleRefused);
    expect((await move(stage("Call"), candidate)).status).toBe(403);
    expect((await read()).stageId).toBe(stage("Pending"));
    expect((await move(stage("Call"), as(recruiter))).status).toBe(200);
  });

  test("to a stage that the job has not is refused, and so is one that was withdrawn or is unknown", async () => {
    const { move, stage, read, owner, company, candidate, path } = await scene();
    const other = await buildJob(db, { companyId: company.id });
    const { body: ofOther } = await owner.put<Stage[]>(`/api/jobs/${other.id}/stages`, {
      body: { stages: (await owner.get<Stage[]>(`/api/jobs/${other.id}/stages`)).body },
    });
    for (const stageId of [ofOther[0]?.id, crypto.randomUUID(), "first", null, undefined])
      expect(await move(stageId)).toMatchObject(unknownStage);
    expect((await read()).stageId).toBe(stage("Pending"));
    const missing = await owner.put(`/api/applications/${crypto.randomUUID()}/stage`, {
      body: { stageId: stage("Call") },
    });
    expect(missing).toMatchObject({ status: 404, body: "Application not found" });
    await candidate.post(`${path}/withdraw`, { body: {} });
    expect((await move(stage("Call"))).status).toBe(409);
  });
});

describe("moving many", () => {
  test("leaves those of jobs without the stage, of others and unknown ones alone", async () => {
    const { moveMany, stage, read, application, job, company, owner } = await scene();
    const second = await buildApplication(db, { jobId: job.id });
    const other = await buildJob(db, { companyId: company.id });
    const elsewhere = await buildApplication(db, { jobId: other.id });
    const own = `/api/jobs/${other.id}/stages`;
    await owner.put(own, { body: { stages: (await owner.get<Stage[]>(own)).body } });
    const foreign = await scene();
    const ids = [application, second, elsewhere, foreign.application].map(({ id }) => id);
    const answer = await moveMany([...ids, crypto.randomUUID()], stage("On site"));
    expect(answer).toMatchObject({ status: 200, body: { updatedCount: 2 } });
    expect(await read()).toMatchObject({ status: "shortlisted", stageId: stage("On site") });
    expect((await foreign.read()).status).toBe("pending");
    const left = await owner.get<MarkedApplication>(`/api/applications/${elsewhere.id}`);
    expect(left.body.status).toBe("pending");
    // They stand there already, and are counted as with a status.
    expect((await moveMany(ids, stage("On site"))).body).toEqual({ updatedCount: 2 });
  });

  test("to a stage that no job in question has is refused", async () => {
    const { moveMany, application, stage } = await scene();
    const foreign = await scene();
    for (const stageId of [foreign.stage("Call"), crypto.randomUUID(), "first", undefined])
      expect(await moveMany([application.id], stageId)).toMatchObject(unknownStage);
    expect(await moveMany([crypto.randomUUID()], stage("Call"))).toMatchObject(unknownStage);
    // Another's application may have the stage, which its caller does not learn to move.
    expect(await foreign.moveMany([application.id], stage("Call"))).toMatchObject({
      status: 200,
      body: { updatedCount: 0 },
    });
  });

  test("has the limits of changing the status of many", async () => {
    const { moveMany, application, stage } = await scene();
    const many = Array.from({ length: 1_001 }, () => application.id);
    const refusals = [
      [[], "Please select applications and a status to update."],
      [undefined, "Please select applications and a status to update."],
      [["first"], "Unknown application"],
      [many, "At most 1000 applications at a time"],
    ];
    for (const [ids, sentence] of refusals)
      expect(await moveMany(ids, stage("Call"))).toMatchObject({ status: 400, body: sentence });
  });
});
