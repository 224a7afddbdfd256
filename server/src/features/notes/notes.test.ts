import type {
  LoadedApplication,
  Marks,
} from "@rolecall/contract/applications/application.schemas.ts";
import type { Dashboard } from "@rolecall/contract/dashboard.schemas.ts";
import type { Note } from "@rolecall/contract/hiring/notes.schemas.ts";
import { describe, expect, test } from "vitest";
import { deleteErasedAccount } from "#features/auth/leaving/leaving.service.ts";
import { eraseApplicationsOf } from "#features/erasure/erase-applications.service.ts";
import { changeApplication, withoutReleaseBefore } from "#test/change.ts";
import type { Client } from "#test/client.ts";
import { requestDuring } from "#test/database/request-during.ts";
import { buildHiringScene } from "#test/hiring-scene.ts";
import { startApp } from "#test/start-app.ts";

const services = await startApp();
const { as, db } = services;
await withoutReleaseBefore(db);

type Marked = LoadedApplication & Partial<Marks>;
type Listing = { applications: Marked[] };

const scene = async () => {
  const { people, application, job } = await buildHiringScene(services);
  const path = `/api/applications/${application.id}`;
  return {
    people,
    application,
    job,
    path,
    applicant: as(people.applicant),
    manager: as(people.manager),
    owner: as(people.owner),
    colleague: as(people.colleague),
    reviewer: as(people.reviewer),
    otherReviewer: as(people.otherReviewer),
    notes: async (who: Client) => (await who.get<Note[]>(`${path}/notes`)).body,
    read: async (who: Client) => (await who.get<Marked>(path)).body,
  };
};

const refusal = ({ status, body }: { status: number; body: unknown }) => [status, body];

describe("a note", () => {
  test("is read by the whole hiring team, oldest first, and by nobody else", async () => {
    const { path, people, manager, reviewer, applicant, otherReviewer, notes } = await scene();
    const first = await reviewer.post<Note>(`${path}/notes`, {
      body: { text: "Strong on paper.", mentions: [people.manager.id] },
    });
    expect([first.status, first.body]).toEqual([
      201,
      {
        id: expect.any(String),
        text: "Strong on paper.",
        author: { id: people.reviewer.id, firstName: "Ada", lastName: "Moreau" },
        mentions: [people.manager.id],
        createdAt: expect.any(String),
        editedAt: null,
      },
    ]);
    await manager.post(`${path}/notes`, { body: { text: "I will call." } });
    for (const who of [manager, reviewer])
      expect((await notes(who)).map(({ text }) => text)).toEqual([
        "Strong on paper.",
        "I will call.",
      ]);
    for (const who of [applicant, otherReviewer])
      expect((await who.get(`${path}/notes`)).status).toBe(403);
  });

  test("has a text, and mentions the hiring team alone", async () => {
    const { path, people, manager, notes } = await scene();
    const write = async (body: object) => refusal(await manager.post(`${path}/notes`, { body }));
    const expected = [400, "Note is required"];
    expect(await write({ text: " " })).toEqual(expected);
    expect(await write({})).toEqual(expected);
    expect(await write({ text: "x".repeat(10_001) })).toEqual(expected);
    for (const stranger of [
      people.applicant,
      people.recruiter,
      people.otherReviewer,
      people.demoted,
    ])
      expect(await write({ text: "Look.", mentions: [stranger.id] })).toEqual([
        400,
        "Only the hiring team can be mentioned",
      ]);
    const team = [people.manager, people.owner, people.colleague, people.reviewer];
    await write({ text: "Look.", mentions: team.map(({ id }) => id) });
    expect((await notes(manager)).map(({ mentions }) => mentions)).toEqual([
      team.map(({ id }) => id),
    ]);
  });

  test("is changed by its author alone, and deleted by them or who leads the company", async () => {
    const { path, reviewer, manager, colleague, owner, notes } = await scene();
    const write = async (text: string) =>
      (await reviewer.post<Note>(`${path}/notes`, { body: { text } })).body;
    const [first, second] = [await write("Good."), await write("Better.")];
    for (const who of [manager, owner])
      expect((await who.patch(`/api/notes/${first.id}`, { body: { text: "Bad." } })).status).toBe(
        403,
      );
    for (const who of [manager, colleague])
      expect((await who.delete(`/api/notes/${first.id}`)).status).toBe(403);
    const changed = await reviewer.patch<Note>(`/api/notes/${first.id}`, {
      body: { text: "Very good." },
    });
    expect(changed.body).toMatchObject({ text: "Very good.", editedAt: expect.any(String) });
    expect((await reviewer.delete(`/api/notes/${first.id}`)).status).toBe(204);
    expect((await owner.delete(`/api/notes/${second.id}`)).status).toBe(204);
    expect(await notes(manager)).toEqual([]);
    expect(refusal(await owner.delete(`/api/notes/${second.id}`))).toEqual([404, "Note not found"]);
  });

  test("is out of reach for its author once they are off the hiring team", async () => {
    const { path, people, job, owner, reviewer, notes } = await scene();
    const { body } = await reviewer.post<Note>(`${path}/notes`, { body: { text: "Good." } });
    await owner.delete(`/api/jobs/${job.id}/team/${people.reviewer.id}`);
    const note = `/api/notes/${body.id}`;
    expect((await reviewer.patch(note, { body: { text: "Bad." } })).status).toBe(403);
    expect((await reviewer.delete(note)).status).toBe(403);
    expect(await notes(owner)).toMatchObject([{ text: "Good.", editedAt: null }]);
  });
});

describe("tags and stars", () => {
  test("are seen by the hiring team wherever it reads the application, and never by the candidate", async () => {
    const { path, application, job, manager, reviewer, applicant, read } = await scene();
    await manager.put(`${path}/tags/Remote`);
    await manager.put(`${path}/tags/${encodeURIComponent("On call / nights")}`);
    await manager.put(`${path}/tags/REMOTE`);
    await manager.put(`${path}/star`);
    await manager.put(`${path}/star`);
    await reviewer.put(`${path}/star`);
    const marks = { tags: ["Remote", "On call / nights"], stars: 2 };
    expect(await read(manager)).toMatchObject({ ...marks, starred: true });
    const list = await manager.get<Marked[]>(`/api/applications/job/${job.id}`);
    expect(list.body).toMatchObject([{ id: application.id, ...marks, starred: true }]);
    const moved = await manager.put(`${path}/status`, { body: { status: "under_review" } });
    expect(moved.body).toMatchObject(marks);
    const mine = { id: application.id, ...marks, starred: true, source: "direct", ruledOut: false };
    const ofJob = await manager.get<Listing>(`/api/jobs/${job.id}`);
    expect(ofJob.body.applications).toMatchObject([mine]);
    await changeApplication(db, application.id, { answerBy: new Date(Date.now() - 1_000) });
    const { body: dashboard } = await manager.get<Dashboard>("/api/dashboard/recruiter");
    expect(dashboard.recentApplications).toMatchObject([mine]);
    expect(dashboard.waiting.applications).toMatchObject([mine]);

    await reviewer.delete(`${path}/star`);
    await reviewer.delete(`${path}/tags/remote`);
    expect(await read(reviewer)).toMatchObject({
      tags: ["On call / nights"],
      stars: 1,
      starred: false,
    });
    const own = await applicant.get<Marked[]>("/api/applications/candidate");
    const asked = await applicant.get<Listing>(`/api/jobs/${job.id}`);
    for (const seen of [await read(applicant), own.body[0], asked.body.applications[0]])
      expect(Object.keys(seen ?? {})).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/tags|starred|stars/)]),
      );
  });

  test("are one line each, at most 20, and the twentieth may be given again", async () => {
    const { path, manager, read } = await scene();
    for (const tag of [" ", "a".repeat(41), "two\nlines"])
      expect(refusal(await manager.put(`${path}/tags/${encodeURIComponent(tag)}`))).toEqual([
        400,
        "A tag is one line of 1 to 40 characters",
      ]);
    const give = (tag: string) => manager.put(`${path}/tags/${tag}`);
    await Promise.all(Array.from({ length: 20 }, (_, number) => give(`tag-${number}`)));
    expect(refusal(await give("one-more"))).toEqual([409, "An application has at most 20 tags"]);
    expect((await give("TAG-3")).status).toBe(204);
    expect((await read(manager)).tags).toHaveLength(20);
  });

  test("filter the applications of who manages the jobs", async () => {
    const { path, application, manager, colleague } = await scene();
    await manager.put(`${path}/tags/Night%20shift`);
    await manager.put(`${path}/star`);
    const found = async (who: Client, query: Record<string, string>) => {
      const { body } = await who.get<{ applications: Marked[]; total: number }>(
        "/api/applications/filter",
        { query },
      );
      expect(body.total).toBe(body.applications.length);
      return body.applications.map(({ id }) => id);
    };
    expect(await found(manager, { tag: "night SHIFT" })).toEqual([application.id]);
    expect(await found(manager, { tag: "day shift" })).toEqual([]);
    expect(await found(manager, { starred: "true" })).toEqual([application.id]);
    expect(await found(colleague, { tag: "Night shift" })).toEqual([application.id]);
    expect(await found(colleague, { starred: "true" })).toEqual([]);
  });
});

test("nothing of notes, tags and stars stays of an erased application", async () => {
  const { path, people, manager, notes, read } = await scene();
  await manager.post(`${path}/notes`, { body: { text: "Lives in Graz." } });
  await manager.put(`${path}/tags/Graz`);
  await manager.put(`${path}/star`);
  await eraseApplicationsOf(db, people.applicant.id);
  expect(await notes(manager)).toEqual([]);
  expect(await read(manager)).toMatchObject({ tags: [], stars: 0, starred: false });
});

test("nothing is noted of an application that is erased, also at that moment", async () => {
  const { path, people, manager, notes, read } = await scene();
  const erased = [409, "This application was erased"];
  const write = () => manager.post(`${path}/notes`, { body: { text: "Ada lives in Graz." } });
  const erase = (db: Parameters<typeof eraseApplicationsOf>[0]) =>
    eraseApplicationsOf(db, people.applicant.id);
  await read(manager);
  expect(refusal(await requestDuring(db, erase, write))).toEqual(erased);
  expect(refusal(await write())).toEqual(erased);
  expect(refusal(await manager.put(`${path}/tags/Ada`))).toEqual(erased);
  expect(refusal(await manager.put(`${path}/star`))).toEqual(erased);
  const body = { scores: [], recommendation: 4, comment: "Ada is great." };
  expect(refusal(await manager.put(`${path}/scorecard`, { body }))).toEqual(erased);
  expect(await notes(manager)).toEqual([]);
});

test("a colleague whose account is erased at that moment is mentioned by nobody", async () => {
  const { path, people, manager, read } = await scene();
  const body = { text: "What do you think?", mentions: [people.reviewer.id] };
  await read(manager);
  const erase = (db: Parameters<typeof deleteErasedAccount>[0]) =>
    deleteErasedAccount(db, people.reviewer.id);
  const note = await requestDuring(db, erase, () => manager.post(`${path}/notes`, { body }));
  expect(refusal(note)).toEqual([400, "Only the hiring team can be mentioned"]);
});
