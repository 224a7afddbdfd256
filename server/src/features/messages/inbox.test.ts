import type { messageEndpoints } from "@rolecall/contract/conversations/messages.schemas.ts";
import { describe, expect, test } from "vitest";
import type * as z from "zod";
import { buildApplication, buildCompany, buildJob, buildMember, buildUser } from "#test/build.ts";
import type { Client } from "#test/client.ts";
import { buildHiringScene } from "#test/hiring-scene.ts";
import { startApp } from "#test/start-app.ts";

const services = await startApp();
const { as, db } = services;

type Conversation = z.input<(typeof messageEndpoints)["listConversations"]["reply"]>[number];

/** Two people who applied to one job, a recruiter who posted it, and a colleague. */
const scene = async () => {
  const owner = await buildUser(db, { role: "company" });
  const company = await buildCompany(db, { ownerId: owner.id, name: "Murano Glass" });
  const colleague = await buildMember(db, { companyId: company.id, role: "recruiter" });
  const job = await buildJob(db, {
    companyId: company.id,
    postedBy: owner.id,
    title: "Glassblower",
  });
  const mara = await buildUser(db, { firstName: "Mara", lastName: "Lind" });
  const noor = await buildUser(db, { firstName: "Noor", lastName: "Haddad" });
  const ofMara = await buildApplication(db, { jobId: job.id, candidateId: mara.id });
  const ofNoor = await buildApplication(db, { jobId: job.id, candidateId: noor.id });
  return {
    ofMara,
    ofNoor,
    job,
    company,
    owner: as(owner),
    colleague: as(colleague),
    mara: as(mara),
    noor: as(noor),
  };
};

const send = async (who: Client, { id }: { id: string }, text: string) => {
  const { status, body } = await who.post<{ id: string }>(`/api/applications/${id}/messages`, {
    body: { text },
    headers: { "Idempotency-Key": crypto.randomUUID() },
  });
  expect(status).toBe(201);
  return body;
};

const inbox = async (who: Client, query: Record<string, string> = {}) =>
  (await who.get<Conversation[]>("/api/conversations", { query })).body;
const unreadOf = async (who: Client, query: Record<string, string> = {}) =>
  (await inbox(who, query)).map(({ applicationId, unreadCount }) => [applicationId, unreadCount]);

describe("the inbox", () => {
  test("shows conversations with a message to both sides: unread ones first, then the newest", async () => {
    const { owner, mara, noor, ofMara, ofNoor, job, company } = await scene();
    expect(await inbox(owner)).toEqual([]);
    await send(mara, ofMara, "Hello");
    await send(mara, ofMara, "Is the job open?");
    const last = await send(owner, ofNoor, "Dear Noor");
    expect(await inbox(owner)).toMatchObject([
      {
        applicationId: ofMara.id,
        job: { id: job.id, title: "Glassblower", company: { id: company.id, name: company.name } },
        candidate: { firstName: "Mara", lastName: "Lind" },
        lastMessage: { text: "Is the job open?", side: "candidate" },
        unreadCount: 2,
        endedAt: null,
        withdrawnAt: null,
      },
      { applicationId: ofNoor.id, lastMessage: last, unreadCount: 0 },
    ]);
    expect(await unreadOf(noor)).toEqual([[ofNoor.id, 1]]);
    expect(await unreadOf(mara)).toEqual([[ofMara.id, 0]]);
    expect(await inbox(as(await buildUser(db, { role: "recruiter" })))).toEqual([]);
  });

  test("counts what each person has not read themselves, and reading never goes back", async () => {
    const { owner, colleague, mara, ofMara } = await scene();
    const first = await send(mara, ofMara, "One");
    const second = await send(mara, ofMara, "Two");
    const read = (who: Client, upTo: string) =>
      who.put(`/api/applications/${ofMara.id}/messages/read`, { body: { upTo } });
    expect((await read(owner, second.id)).status).toBe(204);
    expect((await read(owner, first.id)).status).toBe(204);
    expect(await unreadOf(owner)).toEqual([[ofMara.id, 0]]);
    expect(await unreadOf(colleague)).toEqual([[ofMara.id, 2]]);
    await read(colleague, first.id);
    expect(await unreadOf(colleague, { unread: "true" })).toEqual([[ofMara.id, 1]]);
    expect(await unreadOf(owner, { unread: "true" })).toEqual([]);
    expect((await read(owner, crypto.randomUUID())).status).toBe(404);
  });

  test("is searched by names, title and text", async () => {
    const { owner, mara, ofMara, ofNoor } = await scene();
    await send(mara, ofMara, "Can I start at 100% in May?");
    await send(owner, ofNoor, "Dear Noor");
    const found = async (query: string) =>
      (await inbox(owner, { query })).map(({ applicationId }) => applicationId);
    for (const query of ["mara l", "100% in", "MAY"])
      expect(await found(query)).toEqual([ofMara.id]);
    expect(await found("haddad")).toEqual([ofNoor.id]);
    expect(await found("blower")).toHaveLength(2);
    expect(await found("murano")).toHaveLength(2);
    expect(await found("100_")).toEqual([]);
    expect(await found("mara glass blower")).toEqual([ofMara.id]);
    expect(await found("noor murano")).toEqual([ofNoor.id]);
    expect(await found("mara may")).toEqual([]);
  });

  test("comes in pages and says when a conversation ended", async () => {
    const { owner, mara, noor, ofMara, ofNoor } = await scene();
    await send(mara, ofMara, "Hello");
    await send(noor, ofNoor, "Hello");
    await noor.put(`/api/applications/${ofNoor.id}/messages/ended`);
    const page = await owner.get<Conversation[]>("/api/conversations", { query: { limit: 1 } });
    expect(page.headers["x-total-count"]).toBe("2");
    expect(page.body).toMatchObject([{ applicationId: ofNoor.id, endedAt: expect.any(String) }]);
    expect(await inbox(owner, { limit: "1", page: "2" })).toMatchObject([
      { applicationId: ofMara.id },
    ]);
    const behind = await owner.get<Conversation[]>("/api/conversations", { query: { page: "2" } });
    expect([behind.body, behind.headers["x-total-count"]]).toEqual([[], "2"]);
    expect((await owner.get("/api/conversations?limit=101")).status).toBe(400);
  });

  test("shows and finds those of a job to its reviewers, and of no other job of the company", async () => {
    const { people, job, application } = await buildHiringScene(services);
    const other = await buildJob(db, { companyId: job.companyId, postedBy: people.manager.id });
    const ofOther = await buildApplication(db, { jobId: other.id });
    await send(as(people.manager), application, "Dear Ada");
    await send(as(people.manager), ofOther, "Dear Grace");
    const reviewer = as(people.reviewer);
    expect(await unreadOf(reviewer)).toEqual([[application.id, 0]]);
    for (const query of ["ada", "dear"])
      expect(await unreadOf(reviewer, { query })).toEqual([[application.id, 0]]);
  });
});
