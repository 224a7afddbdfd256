import { Readable } from "node:stream";
import type { TimelineEvent } from "@rolecall/contract/applications/timeline.schemas.ts";
import type { messageEndpoints } from "@rolecall/contract/conversations/messages.schemas.ts";
import { objectPathPrefix, resumeTypes } from "@rolecall/contract/resumes/resumes.ts";
import { describe, expect, test } from "vitest";
import type * as z from "zod";
import { eraseApplicationsOf } from "#features/erasure/erase-applications.service.ts";
import { buildApplication, buildResume, buildUser } from "#test/build.ts";
import { withoutReleaseBefore } from "#test/change.ts";
import type { Client } from "#test/client.ts";
import {
  buildMessages,
  keptMessages,
  letDayOfKeysPass,
  letHourPass,
} from "#test/database/message-rows.ts";
import { docxOf } from "#test/files/resume-files.ts";
import { buildHiringScene } from "#test/hiring-scene.ts";
import { startApp } from "#test/start-app.ts";

const services = await startApp();
const { db } = services;
await withoutReleaseBefore(db);
const unlimited = await startApp({ env: { RATE_LIMIT: "off" } });

type Message = z.input<(typeof messageEndpoints)["sendMessage"]["reply"]>;

/** Sends a message, each with a key of its own. */
const sendTo =
  (path: string) =>
  (who: Client, text: string, key: string = crypto.randomUUID()) =>
    who.post<Message>(`${path}/messages`, { body: { text }, headers: { "Idempotency-Key": key } });

const noticesOf = async (who: Client) =>
  (
    await who.get<{ kind: string; text: string; link: string; readAt: string | null }[]>(
      "/api/notices",
    )
  ).body;

const scene = async (on = services) => {
  const { people, application, job } = await buildHiringScene(on);
  const path = `/api/applications/${application.id}`;
  const { applicant, manager, reviewer, recruiter } = people;
  return {
    people,
    application,
    job,
    path,
    applicant: on.as(applicant),
    manager: on.as(manager),
    reviewer: on.as(reviewer),
    stranger: on.as(recruiter),
    send: sendTo(path),
    /** Sends to somebody else who applied to the same job. */
    alsoApplied: async () => {
      const { id } = await buildApplication(on.db, { jobId: job.id });
      return sendTo(`/api/applications/${id}`);
    },
    texts: async (who: Client) =>
      (await who.get<Message[]>(`${path}/messages`)).body.map(({ text }) => text),
  };
};

const refusal = ({ status, body }: { status: number; body: unknown }) => [status, body];

describe("a message", () => {
  test("is read by both sides and the reviewer, newest first, and by no stranger", async () => {
    const { applicant, manager, reviewer, stranger, send, path, application, texts } =
      await scene();
    const sent = await send(manager, "When could you begin?");
    expect([sent.status, sent.body]).toEqual([
      201,
      {
        id: expect.any(String),
        applicationId: application.id,
        text: "When could you begin?",
        side: "employer",
        author: { firstName: "Ada", lastName: "Moreau" },
        sentAt: expect.any(String),
        files: [],
      },
    ]);
    await send(applicant, "In May.");
    for (const who of [applicant, manager, reviewer])
      expect(await texts(who)).toEqual(["In May.", "When could you begin?"]);
    expect((await stranger.get(`${path}/messages`)).status).toBe(403);
    expect((await send(stranger, "Hello")).status).toBe(403);
    expect((await send(reviewer, "Hello")).status).toBe(403);
  });

  test("of an unknown application is missing", async () => {
    const { manager } = await scene();
    const send = sendTo(`/api/applications/${crypto.randomUUID()}`);
    expect(refusal(await send(manager, "Hello"))).toEqual([404, "Application not found"]);
  });

  test("of the employer opens and answers the application, one of the candidate does not", async () => {
    const { applicant, manager, send, path } = await scene();
    await send(applicant, "Hello");
    const times = async () => (await applicant.get<Record<string, unknown>>(path)).body;
    expect(await times()).toMatchObject({ openedAt: null, answeredAt: null });
    await send(manager, "Welcome");
    expect(await times()).toMatchObject({
      openedAt: expect.any(String),
      answeredAt: expect.any(String),
    });
    const { body } = await applicant.get<TimelineEvent[]>(`${path}/timeline`);
    expect(body).toMatchObject([
      { type: "sent" },
      { type: "message", side: "candidate", data: { message: { text: "Hello" } } },
      { type: "opened" },
      { type: "message", side: "employer", by: null, data: { message: { text: "Welcome" } } },
    ]);
  });

  test("is refused by the rules of messages", async () => {
    const { applicant, send, path } = await scene();
    expect(refusal(await send(applicant, " "))).toEqual([400, "Message is required"]);
    expect((await send(applicant, "a".repeat(10_000))).status).toBe(201);
    expect(refusal(await send(applicant, "a".repeat(10_001)))).toEqual([
      400,
      "A message has at most 10,000 characters",
    ]);
    const withFiles = (files: string[]) =>
      applicant.post(`${path}/messages`, {
        body: { text: "See my files", files },
        headers: { "Idempotency-Key": crypto.randomUUID() },
      });
    const foreign = await buildResume(db, { ownerId: (await buildUser(db)).id });
    const six = Array.from({ length: 6 }, () => objectPathPrefix + foreign.id);
    expect(refusal(await withFiles(six))).toEqual([400, "At most 5 files"]);
    for (const file of [objectPathPrefix + foreign.id, "/objects/", "https://example.com"])
      expect(refusal(await withFiles([file]))).toEqual([
        400,
        "Attach only files that you uploaded",
      ]);
  });

  test("needs a key of visible ASCII characters", async () => {
    const { applicant, path, send } = await scene();
    const refused = [400, "Idempotency-Key is required"];
    expect(refusal(await applicant.post(`${path}/messages`, { body: { text: "Hi" } }))).toEqual(
      refused,
    );
    for (const key of ["a b", "a".repeat(256)])
      expect(refusal(await send(applicant, "Hi", key))).toEqual(refused);
    expect((await send(applicant, "Hi", "a".repeat(255))).status).toBe(201);
  });
});

describe("a key", () => {
  test("sends one message, however often and however many at once it is used", async () => {
    const { applicant, send, texts } = await scene();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(applicant, "Once", "the-key")),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await texts(applicant)).toEqual(["Once"]);
  });

  test("used for another text or application is refused, and another sender has keys of their own", async () => {
    const { applicant, manager, people, send, alsoApplied } = await scene();
    const used = [409, "This key was used for another message"];
    expect((await send(manager, "First", "k")).status).toBe(201);
    expect(refusal(await send(manager, "Second", "k"))).toEqual(used);
    expect((await send(applicant, "Second", "k")).status).toBe(201);
    const sendToOther = await alsoApplied();
    expect(refusal(await sendToOther(manager, "First", "k"))).toEqual(used);
    await letDayOfKeysPass(db, people.manager.id);
    expect((await send(manager, "Second", "k")).status).toBe(201);
  });

  test("of a refused message can be used again", async () => {
    const { applicant, manager, send, path } = await scene();
    await applicant.put(`${path}/messages/ended`);
    expect((await send(manager, "Hello", "again")).status).toBe(409);
    await applicant.delete(`${path}/messages/ended`);
    expect((await send(manager, "Hello, once more", "again")).status).toBe(201);
  });

  test("gives the same answer when the conversation has ended or the application was withdrawn since", async () => {
    const { applicant, manager, send, path } = await scene();
    const { body } = await send(manager, "Hello", "lasting");
    await applicant.put(`${path}/messages/ended`);
    await applicant.post(`${path}/withdraw`);
    const again = await send(manager, "Hello", "lasting");
    expect([again.status, again.body]).toEqual([201, body]);
  });
});

test("files of a message are read by both sides and nobody else, and count as sent", async () => {
  const { applicant, manager, reviewer, stranger, people, path } = await scene();
  const file = await buildResume(db, {
    ownerId: people.manager.id,
    filename: "offer.docx",
    contentType: resumeTypes.docx,
  });
  const content = docxOf("Our offer");
  await services.files.write(file.id, Readable.from([content]), content.length);
  const url = objectPathPrefix + file.id;
  expect((await applicant.get(url)).status).toBe(404);
  const { body } = await manager.post<Message>(`${path}/messages`, {
    body: { text: "Our offer", files: [url, url] },
    headers: { "Idempotency-Key": crypto.randomUUID() },
  });
  expect(body.files).toEqual([{ name: "offer.docx", url }]);
  const read = async (who: Client) => (await who.get(url)).status;
  expect(await Promise.all([applicant, manager, reviewer, stranger].map(read))).toEqual([
    200, 200, 200, 404,
  ]);
  expect(refusal(await manager.delete(`/api/resumes/${file.id}`))).toEqual([
    409,
    "This resume was sent with an application",
  ]);
  await eraseApplicationsOf(db, people.applicant.id);
  expect(await read(reviewer)).toBe(404);
  expect((await manager.delete(`/api/resumes/${file.id}`)).status).toBe(204);
});

describe("the candidate", () => {
  test("ends and reopens the conversation, and nobody else does", async () => {
    const { applicant, manager, send, path } = await scene();
    for (const who of [applicant, applicant])
      expect((await who.put(`${path}/messages/ended`)).status).toBe(204);
    expect((await manager.delete(`${path}/messages/ended`)).status).toBe(403);
    for (const who of [manager, applicant])
      expect(refusal(await send(who, "Hello"))).toEqual([
        409,
        "The candidate ended this conversation",
      ]);
    for (const who of [applicant, applicant])
      expect((await who.delete(`${path}/messages/ended`)).status).toBe(204);
    expect((await send(manager, "Hello")).status).toBe(201);
  });

  test("who withdrew is written to no more", async () => {
    const { applicant, manager, send, path } = await scene();
    await applicant.post(`${path}/withdraw`);
    for (const who of [manager, applicant])
      expect(refusal(await send(who, "Hello"))).toEqual([409, "This application was withdrawn"]);
  });

  test("who is erased leaves empty messages without a name or file", async () => {
    const { applicant, manager, send, people, application, path } = await scene();
    await send(manager, "Dear Ada");
    await send(applicant, "My phone number is 030 1234");
    await eraseApplicationsOf(db, people.applicant.id);
    expect(await keptMessages(db, application.id)).toEqual([
      { text: "", side: "employer", authorId: people.manager.id },
      { text: "", side: "candidate", authorId: null },
    ]);
    expect(refusal(await send(manager, "Hello"))).toEqual([409, "This application was erased"]);
    expect((await manager.get(`${path}/timeline`)).status).toBe(200);
    expect((await manager.get("/api/conversations")).body).toEqual([]);
  });
});

describe("who writes on and on", () => {
  test("without an answer is refused after ten messages, until the other side writes", async () => {
    const { applicant, manager, send } = await scene();
    for (const count of Array.from({ length: 10 }).keys())
      expect((await send(manager, `Hello ${count}`)).status).toBe(201);
    expect((await send(manager, "Hello?")).status).toBe(429);
    expect((await send(applicant, "Yes?")).status).toBe(201);
    expect((await send(manager, "Hello!")).status).toBe(201);
  });

  test("is refused after a hundred messages an hour, in whichever conversations", async () => {
    const { manager, send, people, alsoApplied } = await scene();
    const authorId = people.manager.id;
    const elsewhere = (await scene()).application.id;
    await buildMessages(db, { count: 99, applicationId: elsewhere, authorId });
    const others = await Promise.all(Array.from({ length: 6 }, alsoApplied));
    const answers = await Promise.all(others.map((sendToOther) => sendToOther(manager, "Hello")));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    await letHourPass(db, authorId);
    expect((await send(manager, "Three")).status).toBe(201);
  });

  test("is not counted with RATE_LIMIT=off", async () => {
    const { manager, send } = await scene(unlimited);
    for (const count of Array.from({ length: 11 }).keys())
      expect((await send(manager, `Hello ${count}`)).status).toBe(201);
  });
});

describe("notices of messages", () => {
  test("the other side has one until it has read the conversation, and who wrote has none", async () => {
    const { people, path, application, job, send } = await scene();
    const candidate = services.as(people.applicant);
    const poster = services.as(people.manager);
    const colleague = services.as(people.owner);
    await send(candidate, "One");
    await send(candidate, "Two");
    const told = {
      kind: "message",
      text: `New message: ${job.title}`,
      link: `/messages/${application.id}`,
    };
    expect(await noticesOf(poster)).toMatchObject([{ ...told, readAt: null }]);
    expect(await noticesOf(candidate)).toEqual([]);
    expect(await noticesOf(colleague)).toEqual([]);
    expect((await poster.get("/api/unread")).body).toMatchObject({ notices: 1 });

    const { body } = await poster.get<{ id: string }[]>(`${path}/messages`);
    await poster.put(`${path}/messages/read`, { body: { upTo: body[0]?.id } });
    expect(await noticesOf(poster)).toMatchObject([{ readAt: expect.any(String) }]);

    await send(colleague, "Hello");
    expect(await noticesOf(candidate)).toMatchObject([{ ...told, readAt: null }]);
    await send(candidate, "Three");
    expect(await noticesOf(colleague)).toMatchObject([told]);
    expect(await noticesOf(poster)).toHaveLength(2);
  });
});
