import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Db } from "#db/db.ts";
import { waitForCursor } from "#events/read-events.queries.ts";
import { addReaders, catchUp, readOn, rebuild } from "#events/read-events.service.ts";
import { defineReader, type ReadEvent } from "#events/reader.ts";
import { startReaders } from "#events/readers-at-work.ts";
import { record } from "#events/record.service.ts";
import { weeksReader } from "#features/dashboard/weeks.reader.ts";
import { buildApplication, buildJob, buildUser } from "#test/build.ts";
import { whileUncommitted } from "#test/database/while-uncommitted.ts";
import { soon } from "#test/soon.ts";
import { startApp } from "#test/start-app.ts";

const { db, changes, as } = await startApp();
const silent = { warn() {} };

/** Keeps what it reads in a table of its own, as readers do. */
const keeping = async (name: string, batch = 2) => {
  await db.execute(sql.raw(`create table ${name} (turn serial, event uuid)`));
  const keep = async (db: Db, events: ReadEvent[]) => {
    for (const { id } of events)
      await db.execute(sql`insert into ${sql.raw(name)} (event) values (${id})`);
  };
  const kept = async () =>
    (
      await db.execute<{ event: string }>(sql.raw(`select event from ${name} order by turn`))
    ).rows.map(({ event }) => event);
  const forget = async (db: Db) => void (await db.execute(sql.raw(`delete from ${name}`)));
  const reader = defineReader({ name, types: ["sent"], batch, read: keep, forget });
  return { reader, kept, keep };
};

const sentEvents = async () =>
  (
    await db.execute<{ id: string }>(
      sql`select id from application_events where type = 'sent' order by position`,
    )
  ).rows.map(({ id }) => id);

const apply = async (times: number) => {
  for (let time = 0; time < times; time += 1) await buildApplication(db);
};

test("a new reader gets every event of its types once, in order, a few at a time", async () => {
  await apply(5);
  const { reader, kept } = await keeping("all_of_them");
  await catchUp(db, reader);
  expect(await kept()).toEqual(await sentEvents());
  await apply(1);
  await catchUp(db, reader);
  expect(await kept()).toEqual(await sentEvents());
});

test("what a reader made is lost with its turn when it fails, and made by the next one", async () => {
  await apply(3);
  const { reader, kept, keep } = await keeping("failing");
  const failing = {
    ...reader,
    read: async (db: Db, events: ReadEvent[]) => {
      await keep(db, events);
      throw new Error("The disk is full");
    },
  };
  await expect(catchUp(db, failing)).rejects.toThrow("The disk is full");
  expect(await kept()).toEqual([]);
  await catchUp(db, reader);
  expect(await kept()).toEqual(await sentEvents());
});

test("what follows from one event is made in parts, each kept by itself", async () => {
  await apply(1);
  const parts: (string | null)[] = [];
  const { reader } = await keeping("in_parts", 1_000);
  const inParts = {
    ...reader,
    read: async (_: Db, __: ReadEvent[], bookmark: string | null) => {
      parts.push(bookmark);
      return bookmark === "2" ? undefined : String(Number(bookmark ?? 0) + 1);
    },
  };
  await addReaders(db, [reader]);
  expect(await readOn(db, inParts)).toBe("goes on");
  expect(await readOn(db, inParts)).toBe("goes on");
  expect(await readOn(db, inParts)).toBe("up to date");
  expect(await readOn(db, inParts)).toBe("up to date");
  expect(parts).toEqual([null, "1", "2"]);
});

test("of several servers one reads, and another takes over where it ends", async () => {
  await apply(3);
  const { reader, kept } = await keeping("several");
  await addReaders(db, [reader]);
  await whileUncommitted(
    db,
    (db) => waitForCursor(db, reader.name),
    async () => expect(await readOn(db, reader)).toBe("busy"),
  );
  await Promise.all([catchUp(db, reader), catchUp(db, reader), catchUp(db, reader)]);
  expect(await kept()).toEqual(await sentEvents());
});

test("readers at work follow what happens, in whichever order it is committed", async () => {
  const { reader, kept } = await keeping("following");
  const atWork = await startReaders({ db, changes, readers: [reader], log: silent });
  await soon(async () => expect(await kept()).toEqual(await sentEvents()));
  const application = await buildApplication(db);
  const tell = (db: Db) =>
    record(db, [{ type: "sent", application, side: "candidate", actorId: null, data: {} }]);
  await whileUncommitted(db, tell, () => tell(db));
  await soon(async () => expect(await kept()).toEqual(await sentEvents()));
  await atWork.stop();
});

test("a reader that is rebuilt makes the same again from all events", async () => {
  const recruiter = await buildUser(db, { role: "recruiter" });
  const { id: jobId } = await buildJob(db, { postedBy: recruiter.id });
  const [one, other] = [
    await buildApplication(db, { jobId }),
    await buildApplication(db, { jobId }),
  ];
  await as(recruiter).post("/api/applications/bulk-update", {
    body: { applicationIds: [one.id, other.id], status: "hired" },
  });
  const thisWeek = async () => {
    const { body } = await as(recruiter).get<{ weeks: object[] }>("/api/dashboard/recruiter");
    return body.weeks.at(-1);
  };
  const expected = { applications: 2, interviews: 0, hires: 2 };
  // Read from events that nobody counted yet.
  expect(await thisWeek()).toMatchObject(expected);
  await catchUp(db, weeksReader);
  expect(await thisWeek()).toMatchObject(expected);
  await db.execute(sql`update job_weeks set hires = 7`);
  expect(await thisWeek()).toMatchObject({ hires: 7 });
  await rebuild(db, weeksReader);
  expect(await thisWeek()).toMatchObject(expected);
});
