import type { noticeEndpoints } from "@rolecall/contract/notices/notices.schemas.ts";
import { describe, expect, test } from "vitest";
import type * as z from "zod";
import { buildUser } from "#test/build.ts";
import type { Client } from "#test/client.ts";
import { buildHiringScene } from "#test/hiring-scene.ts";
import { startApp } from "#test/start-app.ts";
import { tell } from "./news.service.ts";

const services = await startApp();
const { db, as, anonymous } = services;

type Notice = z.input<(typeof noticeEndpoints)["listNotices"]["reply"]>[number];

const tellOf = (to: string, text: string) =>
  tell(db, [{ to, kind: "opened", text, link: "/jobs" }]);
const textsOf = async (client: Client, query: Record<string, string> = {}) =>
  (await client.get<Notice[]>("/api/notices", { query })).body.map(({ text }) => text);
const unreadOf = async (client: Client) => (await client.get("/api/unread")).body;

describe("notices", () => {
  test("are one's own, newest first, page by page", async () => {
    const [user, other] = [await buildUser(db), await buildUser(db)];
    for (const text of ["one", "two", "three"]) await tellOf(user.id, text);
    expect(await textsOf(as(user))).toEqual(["three", "two", "one"]);
    expect(await textsOf(as(user), { limit: "1", page: "2" })).toEqual(["two"]);
    expect(await textsOf(as(other))).toEqual([]);
    expect(await anonymous.get("/api/notices")).toMatchObject({ status: 401 });
    const { body, headers } = await as(user).get<Notice[]>("/api/notices", {
      query: { limit: "1" },
    });
    expect(headers["x-total-count"]).toBe("3");
    expect(body[0]).toMatchObject({
      kind: "opened",
      link: "/jobs",
      readAt: null,
      applicationId: null,
      jobId: null,
    });
  });

  test("are read one by one, again too, and nobody else's", async () => {
    const [user, other] = [await buildUser(db), await buildUser(db)];
    await tellOf(user.id, "one");
    await tellOf(user.id, "two");
    const [newest] = (await as(user).get<Notice[]>("/api/notices")).body;
    const path = `/api/notices/${newest?.id}/read`;
    expect(await as(other).put(path)).toMatchObject({ status: 404, body: "Notice not found" });
    expect(await unreadOf(as(user))).toEqual({ notices: 2, conversations: 0 });
    expect((await as(user).put(path)).status).toBe(204);
    const readAt = (await as(user).get<Notice[]>("/api/notices")).body[0]?.readAt;
    expect((await as(user).put(path)).status).toBe(204);
    expect((await as(user).get<Notice[]>("/api/notices")).body[0]?.readAt).toBe(readAt);
    expect(await textsOf(as(user), { unread: "true" })).toEqual(["one"]);
    expect(await unreadOf(as(user))).toEqual({ notices: 1, conversations: 0 });
  });

  test("are read together up to one of them, and newer ones stay unread", async () => {
    const [user, other] = [await buildUser(db), await buildUser(db)];
    for (const text of ["one", "two", "three"]) await tellOf(user.id, text);
    await tellOf(other.id, "theirs");
    const second = (await as(user).get<Notice[]>("/api/notices")).body[1];
    const read = (client: Client, upTo: unknown) =>
      client.put("/api/notices/read", { body: { upTo } });
    expect(await read(as(other), second?.id)).toMatchObject({
      status: 404,
      body: "Notice not found",
    });
    expect((await read(as(user), "7")).status).toBe(400);
    expect((await read(as(user), second?.id)).status).toBe(204);
    expect(await textsOf(as(user), { unread: "true" })).toEqual(["three"]);
    expect(await textsOf(as(other), { unread: "true" })).toEqual(["theirs"]);
  });

  test("of messages are one until the conversation is read, also when told at once", async () => {
    const { people, application } = await buildHiringScene(services);
    const path = `/api/applications/${application.id}/messages`;
    const { body: message } = await as(people.manager).post<{ id: string }>(path, {
      body: { text: "Hello" },
      headers: { "Idempotency-Key": crypto.randomUUID() },
    });
    const { id: to } = people.applicant;
    const tellOfMessage = () =>
      tell(db, [{ to, kind: "message", text: "m", link: "/m", applicationId: application.id }]);
    const before = (await textsOf(as(people.applicant), { unread: "true" })).length;
    await Promise.all([tellOfMessage(), tellOfMessage(), tellOfMessage()]);
    const after = await textsOf(as(people.applicant), { unread: "true" });
    expect(after.length - before).toBeLessThanOrEqual(1);
    expect(after.length).toBeGreaterThan(0);
    expect(await unreadOf(as(people.applicant))).toMatchObject({ conversations: 1 });
    await as(people.applicant).put(`${path}/read`, { body: { upTo: message.id } });
    expect(await unreadOf(as(people.applicant))).toMatchObject({ conversations: 0 });
    await tellOfMessage();
    expect(await unreadOf(as(people.applicant))).toMatchObject({ notices: 1 });
  });
});
