import { sql } from "drizzle-orm";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { cloneDatabase } from "#test/database/clone-database.ts";
import { countWaiting } from "#test/database/request-during.ts";
import { soon } from "#test/soon.ts";
import { openDatabase, type DatabaseAddress } from "./client.ts";
import { NobodyWaits, onBehalfOf, onBehalfOfNobody, PoolOverloaded } from "./fair-pool.ts";

const database = await cloneDatabase();
const { connection, db: outside } = database;
afterAll(() => database.close());

const ofAll = 10;
const ofParty = 8;

/** A pool on which `greedy` asks for a lock so many times, which is given away when `unlock` is called. */
const poolDuringLock = async (settings: DatabaseAddress = {}) => {
  const client = openDatabase({ ...connection, ...settings }, () => {});
  onTestFinished(() => client.close());
  const { db } = client;
  const unlocked = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holding = outside.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(1)`);
    locked.resolve();
    await unlocked.promise;
  });
  await locked.promise;
  const askForLock = (who = "greedy") =>
    onBehalfOf(who, () =>
      db.transaction((db) => db.execute(sql`select pg_advisory_xact_lock_shared(1)`)),
    );
  const asked = (times: number) =>
    Promise.allSettled(Array.from({ length: times }, () => askForLock()));
  const unlock = () => {
    unlocked.resolve();
    return holding;
  };
  return { db, use: () => client.use(), askForLock, asked, unlock };
};

test("a party whose statements wait leaves connections to the others, and to the server itself", async () => {
  const { db, use, asked, unlock } = await poolDuringLock();
  const waiting = asked(20);
  await soon(async () => expect(await countWaiting(outside)).toBe(ofParty));
  expect(use()).toMatchObject({ busy: ofParty, awaited: 20 - ofParty });
  const answer = { rows: [{ one: 1 }] };
  const ask = () => db.execute(sql`select 1 as one`);
  expect(await onBehalfOf("modest", ask)).toMatchObject(answer);
  expect(await ask()).toMatchObject(answer);
  await unlock();
  expect((await waiting).map(({ status }) => status)).toEqual(Array(20).fill("fulfilled"));
  expect(use()).toMatchObject({ busy: 0, awaited: 0 });
});

test("the server itself has a connection when parties together hold all of theirs", async () => {
  const { db, use, askForLock, unlock } = await poolDuringLock();
  const parties = Array.from({ length: 12 }, (_, index) => `party ${index}`);
  const waiting = parties.map((name) => askForLock(name));
  await soon(async () => expect(await countWaiting(outside)).toBe(ofAll));
  expect(use()).toMatchObject({ busy: ofAll, awaited: 2 });
  // Drizzle sends a query when it is awaited, which must still happen on behalf of nobody.
  const ownQuery = () => onBehalfOfNobody(() => db.execute(sql`select 1 as one`));
  expect(await onBehalfOf("party 11", ownQuery)).toMatchObject({ rows: [{ one: 1 }] });
  await unlock();
  await Promise.all(waiting);
});

test("a hundred statements of one party may wait, and further ones are refused at once", async () => {
  const { askForLock, asked, unlock } = await poolDuringLock();
  const waiting = asked(ofParty + 100);
  await expect(askForLock()).rejects.toThrow(PoolOverloaded);
  await unlock();
  expect(new Set((await waiting).map(({ status }) => status))).toEqual(new Set(["fulfilled"]));
});

test("a statement that gets no connection in time is refused", async () => {
  const { asked, unlock } = await poolDuringLock({ connectionTimeoutMillis: 300 });
  const waiting = asked(ofParty);
  await soon(async () => expect(await countWaiting(outside)).toBe(ofParty));
  expect(await asked(1)).toMatchObject([
    { status: "rejected", reason: expect.any(PoolOverloaded) as Error },
  ]);
  await unlock();
  await waiting;
});

test("statements and transactions that fail make room as well", async () => {
  const { db, unlock } = await poolDuringLock();
  await unlock();
  const broken = () => db.execute(sql`select 1 / 0`);
  for (let time = 0; time <= ofParty; time += 1) {
    await expect(onBehalfOf("unlucky", broken)).rejects.toThrow("Failed query");
    await expect(onBehalfOf("unlucky", () => db.transaction(broken))).rejects.toThrow(
      "Failed query",
    );
  }
  await onBehalfOf("unlucky", () => db.execute(sql`select 1`));
});

test("a statement is not run for who has gone while it waited, and one that runs is not broken off", async () => {
  const { db, asked, unlock } = await poolDuringLock();
  let gone = false;
  const isGone = () => gone;
  const running = onBehalfOf(
    "greedy",
    () => db.transaction((db) => db.execute(sql`select pg_advisory_xact_lock_shared(1)`)),
    isGone,
  );
  const others = asked(ofParty - 1);
  await soon(async () => expect(await countWaiting(outside)).toBe(ofParty));
  await db.execute(sql`create table run_for (who text)`);
  const note = (who: string, isAway: () => boolean) =>
    onBehalfOf("greedy", async () => db.execute(sql`insert into run_for values (${who})`), isAway);
  const late = Promise.allSettled([note("who has gone", isGone)]);
  const staying = note("who waits", () => false);
  gone = true;
  const later = Promise.allSettled([note("who had gone", isGone)]);
  await unlock();
  const dropped = [{ status: "rejected", reason: { cause: expect.any(NobodyWaits) } }];
  expect(await late).toMatchObject(dropped);
  expect(await later).toMatchObject(dropped);
  await Promise.all([running, others, staying]);
  expect((await db.execute(sql`select who from run_for`)).rows).toEqual([{ who: "who waits" }]);
});
