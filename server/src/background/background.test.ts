import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PgBoss } from "pg-boss";
import { afterAll, afterEach, expect, test } from "vitest";
import { readConfig } from "#config.ts";
import type { Db } from "#db/db.ts";
import { passwordChangedLetter } from "#features/auth/account/password-changed.letter.ts";
import { emailChangedLetter } from "#features/auth/email-change/email-changed.letter.ts";
import { resetLinkLetter } from "#features/auth/password-reset/reset-link.letter.ts";
import { twoStepOnLetter } from "#features/auth/second-factor/two-step-on.letter.ts";
import { approvedLetter } from "#features/auth/supervision/approved.letter.ts";
import { forgetLetters, sendLetter } from "#features/letters/outbox.service.ts";
import { openDiskStore } from "#files/disk-store.ts";
import { enqueue } from "#tasks/tasks.service.ts";
import { buildCompany, buildUser } from "#test/build.ts";
import { cloneDatabase } from "#test/database/clone-database.ts";
import { inTransaction } from "#test/database/in-transaction.ts";
import { eraseAtOf, makeDue } from "#test/database/make-due.ts";
import { makeLettersDue, outboxRows, takeWaiting } from "#test/database/outbox-rows.ts";
import { type BackgroundJob, backgroundJobs, cutPulses } from "#test/servers/background-jobs.ts";
import { soon } from "#test/soon.ts";
import { startBackground } from "./background.ts";
import { serveOperator } from "./operator-server.ts";

const database = await cloneDatabase();
const { db, connection } = database;
const dataDir = await mkdtemp(join(tmpdir(), "rolecall-background-"));
const outbox = join(dataDir, "outbox");
const files = await openDiskStore(join(dataDir, "files"), "http://127.0.0.1:3000");
const running: { stop(): Promise<void> }[] = [];

const start = async (env: Record<string, string> = {}) => {
  const config = readConfig({ DATA_DIR: dataDir, ...env });
  const background = await startBackground({ connection, db, files, config, log: { warn() {} } });
  running.push(background);
  return background;
};
const stopAll = () => Promise.all(running.splice(0).map((background) => background.stop()));

/** The letters to one address, once there are any. */
const lettersTo = async (address: string) => {
  const read = async () => {
    const names = (await readdir(outbox)).filter((name) => name.endsWith(".eml"));
    const all = await Promise.all(names.map((name) => readFile(join(outbox, name), "utf8")));
    return all.filter((letter) => letter.includes(`To: ${address}`));
  };
  await soon(async () => expect(await read()).not.toEqual([]));
  return read();
};

const askForLink = (identifier: string) =>
  inTransaction(db, (db) => sendLetter(db, resetLinkLetter, { identifier }));
const away = { SMTP_URL: "smtp://127.0.0.1:1" };
const waitingAbout = async (on: Db, id: string) =>
  (await outboxRows(on)).filter(({ about }) => JSON.stringify(about).includes(id));
const isUnfinished = ({ state }: BackgroundJob) => state !== "completed" && state !== "failed";

/** Leaves a letter in the queue as release 0.2.0 did. */
const ofReleaseBefore = async (queue: string, data: object) => {
  const boss = new PgBoss({
    ...connection,
    schema: "background",
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.createQueue(queue, { notify: true });
  await boss.send(queue, data);
  await boss.stop({ graceful: false });
};

afterEach(stopAll);
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

test("several instances start together on a new database, and a letter is delivered once", async () => {
  await Promise.all([start(), start(), start()]);
  const { username, email } = await buildUser(db);
  await askForLink(username);
  expect(await lettersTo(email ?? "")).toHaveLength(1);
  // Nothing of a letter that was delivered stays, which names people and addresses.
  await soon(async () => expect(await waitingAbout(db, username)).toEqual([]));
});

test("a letter that was asked for where no background work is done is delivered by another one", async () => {
  await start({ BACKGROUND: "off" });
  const { username, email } = await buildUser(db);
  await askForLink(username);
  expect(await waitingAbout(db, username)).toMatchObject([{ attempts: 0 }]);
  await start({ BACKGROUND: "only" });
  expect(await lettersTo(email ?? "")).toHaveLength(1);
});

test("an instance that does background work alone says how it is, and serves nothing else", async () => {
  const { queue } = await start({ BACKGROUND: "only" });
  const metrics = { read: () => Promise.resolve({ contentType: "text/plain", text: "figures 1" }) };
  const address = { host: "127.0.0.1", port: 0 };
  const { port, end } = await serveOperator(address, { metrics, queue });
  const get = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return [answer.status, await answer.text()];
  };
  expect(await get("/healthz")).toEqual([200, '{"status":"ready"}']);
  expect(await get("/metrics?name=figures")).toEqual([200, "figures 1"]);
  for (const path of ["/", "/api/jobs", "/health/live", "/metrics/more"])
    expect(await get(path)).toEqual([404, "Not found"]);
  end();
});

test("an instance that does background work alone says that it cannot reach its queue", async () => {
  const metrics = { read: () => Promise.reject(new Error("none")) };
  const queue = { check: () => Promise.reject(new Error("gone")) };
  const { port, end } = await serveOperator({ host: "127.0.0.1", port: 0 }, { metrics, queue });
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
  expect([answer.status, await answer.text()]).toEqual([503, '{"status":"unavailable"}']);
  end();
});

test("many letters asked for at once are all delivered within moments", async () => {
  await start();
  const people = await Promise.all(Array.from({ length: 25 }, () => buildUser(db)));
  await Promise.all(people.map(({ username }) => askForLink(username)));
  for (const { email } of people) expect(await lettersTo(email ?? "")).toHaveLength(1);
});

test("a letter waits while the mail server is gone, and after a restart", async () => {
  const { username, email } = await buildUser(db);
  const { countLetters } = await start(away);
  await askForLink(username);
  await soon(async () => expect(await countLetters()).toEqual({ waiting: 1, failed: 0 }));
  await soon(async () =>
    expect((await backgroundJobs(db, "deliver-letters")).filter(isUnfinished)).toEqual([]),
  );
  await stopAll();

  await makeLettersDue(db);
  await start();
  expect(await lettersTo(email ?? "")).toHaveLength(1);
});

test("what waits is neither the link nor the address of a letter", async () => {
  const { username } = await buildUser(db);
  await askForLink(username);
  expect((await takeWaiting(db)).at(-1)?.about).toEqual({ identifier: username });
});

test("a letter is kept in the transaction of what it tells, and is gone where that is rolled back", async () => {
  const { id: userId } = await buildUser(db);
  await expect(
    inTransaction(db, async (within) => {
      await sendLetter(within, passwordChangedLetter, { userId });
      await sendLetter(within, twoStepOnLetter, { userId });
      expect(await waitingAbout(within, userId)).toHaveLength(2);
      expect(await waitingAbout(db, userId)).toEqual([]);
      throw new Error("taken back");
    }),
  ).rejects.toThrow("taken back");
  expect(await waitingAbout(db, userId)).toEqual([]);
});

test("letters that wait and name somebody who is erased are forgotten, and no others", async () => {
  const { id, username } = await buildUser(db);
  const { username: other } = await buildUser(db);
  await inTransaction(db, async (db) => {
    for (const userId of [id, "x"])
      await sendLetter(db, emailChangedLetter, { userId, to: "Old@rail.example" });
    await sendLetter(db, approvedLetter, { to: id });
  });
  for (const name of [username.toUpperCase(), other]) await askForLink(name);
  await ofReleaseBefore("mail-reset-link", { identifier: username });
  await inTransaction(db, (db) =>
    forgetLetters(db, [id, username.toLowerCase(), "old@rail.example"]),
  );
  const left = [await outboxRows(db), await backgroundJobs(db, "mail-reset-link")];
  const text = JSON.stringify(left).toLowerCase();
  for (const trace of [id, username.toLowerCase(), "old@rail.example"])
    expect([trace, text.includes(trace)]).toEqual([trace, false]);
  expect(text).toContain(other.toLowerCase());
  await takeWaiting(db);
});

test("letters that the release before left in its queues are delivered", async () => {
  const [asked, changed, told] = [await buildUser(db), await buildUser(db), await buildUser(db)];
  const { id: companyId } = await buildCompany(db);
  const member = await buildUser(db);
  await ofReleaseBefore("mail-reset-link", { identifier: asked.username });
  await ofReleaseBefore("mail-safety-letter", { userId: changed.id, kind: "password-changed" });
  await ofReleaseBefore("mail-notice", { to: told.id, about: "approved" });
  const change = { about: "role-changed", companyId, userId: member.id, role: "admin" };
  await ofReleaseBefore("mail-team", change);
  await start();
  for (const { email } of [asked, changed, told, member])
    expect(await lettersTo(email ?? "")).toHaveLength(1);
  for (const queue of ["mail-reset-link", "mail-safety-letter", "mail-notice", "mail-team"])
    expect([queue, await backgroundJobs(db, queue)]).toEqual([queue, []]);
});

test("the database is tidied by itself, at quiet hours", async () => {
  await start();
  const [next, ...others] = await backgroundJobs(db, "forget-expired");
  expect(others).toEqual([]);
  expect(next?.state).toBe("created");
  expect(next?.startAfter.toISOString()).toMatch(/T03:20:00/);
  expect(next?.startAfter.getTime()).toBeGreaterThan(Date.now());
});

test("the gazetteer is looked after with every start", async () => {
  const before = await backgroundJobs(db, "place-jobs");
  await start();
  expect(await backgroundJobs(db, "place-jobs")).toHaveLength(before.length + 1);
});

test("what fell due while no server ran is done by the next one that starts", async () => {
  const leaving = await buildUser(db);
  await makeDue(db, leaving);
  await Promise.all([start(), start()]);
  await soon(async () => expect(await eraseAtOf(db, leaving)).toBeNull());
  // What only said that something was due is gone once it was done.
  await soon(async () => expect(await backgroundJobs(db, "erase-accounts")).toEqual([]));
});

test("what nobody was told of is found by the next look", async () => {
  const { username, email } = await buildUser(db);
  await askForLink(username);
  await start();
  expect(await lettersTo(email ?? "")).toHaveLength(1);
});

test("a server whose connection was cut hears of new work again", async () => {
  await start();
  await soon(async () => expect(await cutPulses(db)).toBe(1));
  const { username, email } = await buildUser(db);
  await askForLink(username);
  expect(await lettersTo(email ?? "")).toHaveLength(1);
});

test("a task whose queue there is not is refused, and takes the transaction with it", async () => {
  await start();
  await expect(
    inTransaction(db, (db) => enqueue(db, { name: "no-such-queue" }, undefined)),
  ).rejects.toThrow("no queue no-such-queue");
});
