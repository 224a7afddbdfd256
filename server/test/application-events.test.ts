import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { applicationEvents } from "#db/schema/histories/application-events.ts";
import { applicationStatusChanges } from "#db/schema/histories/application-status-changes.ts";
import { jobs } from "#db/schema/jobs.ts";
import { catchUp, rebuild } from "#events/read-events.service.ts";
import { record } from "#events/record.service.ts";
import { closingReader } from "#features/applications/closing/closing.reader.ts";
import { eraseApplicationsOf } from "#features/erasure/erase-applications.service.ts";
import { buildApplication, buildUser } from "#test/build.ts";
import { cloneDatabase } from "#test/database/clone-database.ts";
import { whileUncommitted } from "#test/database/while-uncommitted.ts";

const { db, close } = await cloneDatabase();
afterAll(close);

const eventsOf = (id: string) =>
  db
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationId, id))
    .orderBy(applicationEvents.position);
const typesOf = async (id: string) => (await eventsOf(id)).map(({ type }) => type);

const applicationOf = async (id: string) => {
  const [application] = await db.select().from(applications).where(eq(applications.id, id));
  return application;
};

test("a change of status that the release before writes is told as an event, and opens and answers the application", async () => {
  const { id } = await buildApplication(db);
  const { id: changedBy } = await buildUser(db, { role: "recruiter" });
  const review = { from: "pending", to: "under_review", changedBy } as const;
  const changeId = randomUUID();
  await db.insert(applicationStatusChanges).values({ ...review, id: changeId, applicationId: id });
  expect(await eventsOf(id)).toMatchObject([
    { type: "sent", side: "candidate" },
    { type: "opened", side: "employer", actorId: changedBy },
    {
      id: changeId,
      type: "status",
      side: "employer",
      actorId: changedBy,
      data: { from: "pending", to: "under_review" },
    },
    { type: "moved", side: "employer" },
  ]);
  const opened = await applicationOf(id);
  expect(opened).toMatchObject({ openedAt: expect.any(Date), answeredAt: null });

  const rejection = { from: "under_review", to: "rejected", changedBy } as const;
  await db.insert(applicationStatusChanges).values({ ...rejection, applicationId: id });
  expect(await typesOf(id)).toEqual(["sent", "opened", "status", "moved", "status", "moved"]);
  expect(await applicationOf(id)).toMatchObject({
    openedAt: opened?.openedAt,
    answeredAt: expect.any(Date),
  });
});

test("a job that the release before closes is told to everybody who applied, once for each time", async () => {
  const { id, jobId } = await buildApplication(db);
  const setActive = (isActive: boolean) =>
    db.update(jobs).set({ isActive }).where(eq(jobs.id, jobId));
  await setActive(false);
  await setActive(false);
  await setActive(true);
  await setActive(false);
  await catchUp(db, closingReader);
  expect(await typesOf(id)).toEqual(["sent", "closed", "closed"]);
  expect((await eventsOf(id))[1]).toMatchObject({ side: "product", actorId: null });
});

test("a job that is closed is told to those who had applied by then, and to nobody twice", async () => {
  const { id, jobId } = await buildApplication(db);
  const { id: actorId } = await buildUser(db, { role: "recruiter" });
  await db.transaction(async (db) => {
    await record(db, [
      { type: "job-closed", job: { id: jobId }, side: "employer", actorId, data: {} },
    ]);
    await db.update(jobs).set({ isActive: false }).where(eq(jobs.id, jobId));
  });
  const appliedAt = new Date(Date.now() + 60_000);
  const { id: later } = await buildApplication(db, { jobId, appliedAt });
  await catchUp(db, closingReader);
  await rebuild(db, closingReader);
  const told = await eventsOf(id);
  expect(told.map(({ type }) => type)).toEqual(["sent", "closed"]);
  expect(told[1]).toMatchObject({ side: "employer", actorId });
  expect(await typesOf(later)).toEqual(["sent"]);
});

const withPrivateEvents = async () => {
  const application = await buildApplication(db);
  const { id: applicationId, jobId } = application;
  await db.insert(applicationEvents).values([
    { applicationId, jobId, type: "file", side: "candidate", data: { resumeId: randomUUID() } },
    { applicationId, jobId, type: "withdrawn", side: "candidate", data: { reason: "I moved" } },
  ]);
  return application;
};
const erasedStory = [
  { type: "sent", actorId: null },
  { type: "file", data: { resumeId: null } },
  { type: "withdrawn", data: { reason: null } },
  { type: "erased", side: "product" },
];

test("an application that is erased says so, and tells nothing of its candidate", async () => {
  const { id, candidateId } = await withPrivateEvents();
  await eraseApplicationsOf(db, candidateId);
  expect(await eventsOf(id)).toMatchObject(erasedStory);
  expect(await typesOf(id)).toHaveLength(erasedStory.length);
});

test("so does one that the release before erases", async () => {
  const { id } = await withPrivateEvents();
  await db
    .update(applications)
    .set({ candidateId: null, resumeId: null })
    .where(eq(applications.id, id));
  expect(await eventsOf(id)).toMatchObject(erasedStory);
});

test("an event that the candidate cannot know of yet may be taken back, and then no more be shown", async () => {
  const { id: applicationId, jobId } = await buildApplication(db);
  const visibleFrom = new Date(Date.now() + 30_000);
  const event = { applicationId, jobId, type: "status", side: "employer", visibleFrom } as const;
  const [later] = await db.insert(applicationEvents).values(event).returning();
  const set = (to: Date | null) =>
    db
      .update(applicationEvents)
      .set({ visibleFrom: to })
      .where(eq(applicationEvents.id, later?.id ?? ""));
  await set(null);
  await expect(set(visibleFrom)).rejects.toThrow(/Failed query/);
});

const settled = async (db: Db) => {
  const { rows } = await db.execute<{ position: string }>(
    sql`select settled_event_position() as position`,
  );
  return Number(rows[0]?.position);
};

test("who reads behind a cursor misses no event of a transaction that is committed later", async () => {
  const { id, jobId } = await buildApplication(db);
  const before = await settled(db);
  expect(before).toBe((await eventsOf(id)).at(-1)?.position);
  const add = (to: Db) =>
    to
      .insert(applicationEvents)
      .values({ applicationId: id, jobId, type: "opened", side: "employer" })
      .returning();
  let early = 0;
  await whileUncommitted(
    db,
    async (db) => {
      early = (await add(db))[0]?.position ?? 0;
    },
    async () => {
      const [late] = await add(db);
      expect(late?.position).toBeGreaterThan(early);
      expect(await settled(db)).toBe(before);
    },
  );
  expect(await settled(db)).toBe(early + 1);
});
