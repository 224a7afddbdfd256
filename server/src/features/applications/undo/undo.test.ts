import type {
  MarkedApplication,
  OwnApplication,
} from "@rolecall/contract/applications/application.schemas.ts";
import type { StatusChange } from "@rolecall/contract/applications/applications.schemas.ts";
import type { TimelineEvent } from "@rolecall/contract/applications/timeline.schemas.ts";
import type { Stage } from "@rolecall/contract/hiring/stages.schemas.ts";
import { describe, expect, test } from "vitest";
import { buildApplication, buildUser } from "#test/build.ts";
import type { Client } from "#test/client.ts";
import { letWaitingPass } from "#test/database/let-waiting-pass.ts";
import { startApp } from "#test/start-app.ts";
import { buildTeamScene } from "#test/team-scene.ts";

const { as, db, letters, deliverLetters } = await startApp();

const over = { status: 409, body: "This can no longer be undone" };
const missing = { status: 404, body: "Undo not found" };
const letter = { subject: "About you", text: "No" };

const undoIdOf = ({ headers }: { headers: Record<string, unknown> }) => {
  const id = headers["undo-id"];
  return typeof id === "string" ? id : "";
};

const scene = async () => {
  const team = await buildTeamScene(db);
  const person = await buildUser(db);
  const application = await buildApplication(db, { jobId: team.job.id, candidateId: person.id });
  const second = await buildApplication(db, { jobId: team.job.id });
  const [recruiter, owner, candidate] = [as(team.recruiter), as(team.owner), as(person)];
  const path = `/api/applications/${application.id}`;
  const read = async <Body>(who: Client, address: string) => (await who.get<Body>(address)).body;
  return {
    ...team,
    recruiter,
    owner,
    candidate,
    person,
    application,
    second,
    path,
    ids: [application.id, second.id],
    put: (body: object, who: Client = recruiter) => who.put(`${path}/status`, { body }),
    bulk: (applicationIds: string[], body: object) =>
      recruiter.post("/api/applications/bulk-update", { body: { applicationIds, ...body } }),
    undo: (id: string, body?: object, who: Client = recruiter) =>
      who.post<{ undoneCount: number }>(`/api/undo/${id}`, body ? { body } : {}),
    read: () => read<MarkedApplication>(recruiter, path),
    own: () => read<OwnApplication>(candidate, path),
    timeline: async (who: Client) =>
      (await read<TimelineEvent[]>(who, `${path}/timeline`)).map(({ type }) => type),
    history: (who: Client) => read<StatusChange[]>(who, `${path}/history`),
    mailed: () => letters.filter(({ to }) => to === person.email),
  };
};

describe("undoing a change of status", () => {
  test("puts everything back, and takes back what waits", async () => {
    const { put, undo, read, own, timeline, history, candidate, owner, mailed } = await scene();
    const before = await read();
    const undoId = undoIdOf(await put({ status: "hired", letter }));
    expect(await undo(undoId)).toMatchObject({ status: 200, body: { undoneCount: 1 } });
    const { openedAt, can, ...after } = await read();
    expect({ ...after, openedAt: null, can }).toEqual(before);
    expect(openedAt).not.toBeNull();
    await letWaitingPass(db);
    await deliverLetters();
    expect(mailed()).toEqual([]);
    expect(await own()).toMatchObject({ status: "pending", answeredAt: null });
    for (const who of [candidate, owner]) expect(await timeline(who)).toEqual(["sent", "opened"]);
    expect(await history(candidate)).toEqual([]);
    expect(await history(owner)).toMatchObject([
      { from: "pending", to: "hired" },
      { from: "hired", to: "pending" },
    ]);
  });

  test("of a change that the candidate read already takes it out of their history", async () => {
    const { put, undo, own, timeline, history, candidate } = await scene();
    const undoId = undoIdOf(await put({ status: "shortlisted" }));
    expect(await history(candidate)).toHaveLength(1);
    await undo(undoId);
    expect(await history(candidate)).toEqual([]);
    expect((await own()).status).toBe("pending");
    await letWaitingPass(db);
    expect(await timeline(candidate)).toEqual(["sent", "opened"]);
  });

  test("keeps the answer of a message that was sent meanwhile", async () => {
    const { put, undo, read, recruiter, path } = await scene();
    const undoId = undoIdOf(await put({ status: "rejected" }));
    await recruiter.post(`${path}/messages`, {
      body: { text: "Sorry, a mistake." },
      headers: { "Idempotency-Key": crypto.randomUUID() },
    });
    await undo(undoId);
    const { status, answeredAt } = await read();
    expect({ status, answeredAt }).toEqual({ status: "pending", answeredAt: expect.any(String) });
  });

  test("is for who asked, once, within half a minute", async () => {
    const { put, undo, owner } = await scene();
    const undoId = undoIdOf(await put({ status: "rejected", letter }));
    expect(await undo(undoId, {}, owner)).toMatchObject(missing);
    for (const id of [crypto.randomUUID(), "first"]) expect(await undo(id)).toMatchObject(missing);
    expect((await undo(undoId)).status).toBe(200);
    expect(await undo(undoId)).toMatchObject(over);
    const late = undoIdOf(await put({ status: "rejected" }));
    await letWaitingPass(db);
    expect(await undo(late)).toMatchObject(over);
  });

  test("is nothing of who no longer manages the job", async () => {
    const { put, undo, owner, path: _, company, recruiter, own } = await scene();
    const undoId = undoIdOf(await put({ status: "rejected", letter }));
    const { body: user } = await recruiter.get<{ id: string }>("/api/auth/user");
    await owner.patch(`/api/companies/${company.id}/members/${user.id}`, {
      body: { role: "reviewer" },
    });
    expect(await undo(undoId)).toMatchObject(missing);
    await letWaitingPass(db);
    expect((await own()).status).toBe("rejected");
  });

  test("leaves alone what somebody changed since", async () => {
    const { put, undo, owner, read } = await scene();
    const first = undoIdOf(await put({ status: "shortlisted" }));
    await put({ status: "interview_scheduled" }, owner);
    expect(await undo(first)).toMatchObject(over);
    expect((await read()).status).toBe("interview_scheduled");
  });

  test("is offered and in vain where nothing changed", async () => {
    const { put, undo } = await scene();
    const answer = await put({ status: "pending", letter });
    expect(answer.status).toBe(200);
    expect(await undo(undoIdOf(answer))).toMatchObject(over);
  });
});

describe("undoing many", () => {
  test("puts back all of them, or those that are named, each once", async () => {
    const { bulk, undo, ids, application, second, recruiter, job } = await scene();
    const undoId = undoIdOf(await bulk(ids, { status: "rejected", letter }));
    const named = { applicationIds: [second.id, crypto.randomUUID()] };
    expect((await undo(undoId, named)).body).toEqual({ undoneCount: 1 });
    expect(await undo(undoId, named)).toMatchObject(over);
    const { body } = await recruiter.get<MarkedApplication[]>(`/api/applications/job/${job.id}`);
    expect(new Map(body.map(({ id, status }) => [id, status]))).toEqual(
      new Map([
        [application.id, "rejected"],
        [second.id, "pending"],
      ]),
    );
    expect((await undo(undoId)).body).toEqual({ undoneCount: 1 });
    expect(await undo(undoId)).toMatchObject(over);
  });
});

describe("undoing a move to a stage", () => {
  const staged = async () => {
    const made = await scene();
    const usual = `/api/companies/${made.company.id}/stages`;
    const { body: first } = await made.owner.get<Stage[]>(usual);
    const { body: stages } = await made.owner.put<Stage[]>(usual, {
      body: {
        stages: [...first, { name: "Call", status: "pending" }, { name: "No", status: "rejected" }],
      },
    });
    const stageId = (name: string) => stages.find((one) => one.name === name)?.id;
    const move = (name: string, body: object = {}) =>
      made.recruiter.put(`${made.path}/stage`, { body: { stageId: stageId(name), ...body } });
    return { ...made, stageId, move };
  };

  test("puts back the stage within a status, which nobody is told", async () => {
    const { move, undo, read, stageId, history, owner } = await staged();
    const before = await read();
    const undoId = undoIdOf(await move("Call"));
    expect((await read()).stageId).toBe(stageId("Call"));
    expect((await undo(undoId)).body).toEqual({ undoneCount: 1 });
    expect(await read()).toEqual(before);
    expect(await history(owner)).toEqual([]);
  });

  test("puts back stage and status, and many at once", async () => {
    const { move, undo, read, stageId, recruiter, ids } = await staged();
    await move("Call");
    const undoId = undoIdOf(
      await recruiter.post("/api/applications/bulk-move", {
        body: { applicationIds: ids, stageId: stageId("No"), letter },
      }),
    );
    expect((await undo(undoId)).body).toEqual({ undoneCount: 2 });
    expect(await read()).toMatchObject({ status: "pending", stageId: stageId("Call") });
  });

  test("a move within the status takes back no letter that waits", async () => {
    const { move, own, mailed } = await staged();
    await move("Rejected", { letter });
    await move("No");
    expect((await own()).status).toBe("pending");
    await letWaitingPass(db);
    await deliverLetters();
    expect((await own()).status).toBe("rejected");
    expect(mailed()).toHaveLength(1);
  });
});

test("no other call answers with an id to undo", async () => {
  const { recruiter, path } = await scene();
  for (const answer of [await recruiter.get(path), await recruiter.put(`${path}/opened`)])
    expect(answer.headers).not.toHaveProperty("undo-id");
});
