import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { readConfig } from "#config.ts";
import type { Db } from "#db/db.ts";
import { openDiskStore } from "#files/disk-store.ts";
import { enqueue } from "#tasks/tasks.service.ts";
import { buildUser } from "#test/build.ts";
import { cloneDatabase } from "#test/database/clone-database.ts";
import { inTransaction } from "#test/database/in-transaction.ts";
import { eraseAtOf, makeDue } from "#test/database/make-due.ts";
import {
  type BackgroundJob,
  backgroundJobs,
  makeRetriesDue,
} from "#test/servers/background-jobs.ts";
import { soon } from "#test/soon.ts";
import { startBackground } from "./background.ts";
import { mailResetLinkTask } from "./mail-queues.task.ts";
import { serveOperator } from "./operator-server.ts";

const resetLinkQueue = "mail-reset-link";
const safetyLetterQueue = "mail-safety-letter";
const noticeQueue = "mail-notice";

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

const lettersNaming = (id: string, jobs: BackgroundJob[]) =>
  jobs.filter(({ data }) => JSON.stringify(data).includes(id));

afterEach(stopAll);
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

test("several instances start together on a new database, and a letter is delivered once", async () => {
  const [first] = await Promise.all([start(), start(), start()]);
  const { username, email } = await buildUser(db);
  await inTransaction(db, async (db) => first?.mailer.sendResetLink(db, username));
  expect(await lettersTo(email ?? "")).toHaveLength(1);
  // Nothing of a letter that was delivered stays in the queue, which names people and addresses.
  await soon(async () => expect(await backgroundJobs(db, resetLinkQueue)).toEqual([]));
});

test("a letter that an instance without background work asks for is delivered by another one", async () => {
  const serving = await start({ BACKGROUND: "off" });
  const { username, email } = await buildUser(db);
  await inTransaction(db, async (db) => serving.mailer.sendResetLink(db, username));
  expect((await backgroundJobs(db, resetLinkQueue)).at(-1)?.state).toBe("created");
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
  const { mailer } = await start();
  const people = await Promise.all(Array.from({ length: 25 }, () => buildUser(db)));
  await Promise.all(
    people.map(({ username }) => inTransaction(db, (db) => mailer.sendResetLink(db, username))),
  );
  for (const { email } of people) expect(await lettersTo(email ?? "")).toHaveLength(1);
});

test("a letter waits in the queue while the mail server is gone, and after a restart", async () => {
  const { username, email } = await buildUser(db);
  const { mailer } = await start({ SMTP_URL: "smtp://127.0.0.1:1" });
  await inTransaction(db, (db) => mailer.sendResetLink(db, username));
  await soon(async () =>
    expect((await backgroundJobs(db, resetLinkQueue)).at(-1)).toMatchObject({ state: "retry" }),
  );
  await stopAll();

  await makeRetriesDue(db);
  await start();
  expect(await lettersTo(email ?? "")).toHaveLength(1);
});

test("the queue stores neither the link nor the address of a letter", async () => {
  const { username } = await buildUser(db);
  const { mailer } = await start({ SMTP_URL: "smtp://127.0.0.1:1" });
  await inTransaction(db, (db) => mailer.sendResetLink(db, username));
  expect((await backgroundJobs(db, resetLinkQueue)).at(-1)?.data).toEqual({ identifier: username });
});

test("a letter is queued in the transaction of what it tells, and is gone where that is rolled back", async () => {
  const { id: userId } = await buildUser(db);
  const { mailer } = await start({ SMTP_URL: "smtp://127.0.0.1:1" });
  const queued = async (db: Db) =>
    lettersNaming(userId, await backgroundJobs(db, safetyLetterQueue));
  await expect(
    inTransaction(db, async (within) => {
      await mailer.sendSafetyLetter(within, { userId, kind: "password-changed" });
      await mailer.sendSafetyLetter(within, { userId, kind: "two-step-on" });
      expect(await queued(within)).toHaveLength(2);
      expect(await queued(db)).toEqual([]);
      throw new Error("taken back");
    }),
  ).rejects.toThrow("taken back");
  expect(await queued(db)).toEqual([]);
});

test("letters that wait and name somebody who is erased are forgotten, and no others", async () => {
  const { id, username } = await buildUser(db);
  const { username: other } = await buildUser(db);
  const { mailer } = await start({ SMTP_URL: "smtp://127.0.0.1:1" });
  await inTransaction(db, async (db) => {
    await mailer.sendSafetyLetter(db, {
      userId: id,
      kind: "email-changed",
      to: "Old@rail.example",
    });
    await mailer.sendSafetyLetter(db, {
      userId: "x",
      kind: "email-changed",
      to: "Old@rail.example",
    });
    await mailer.sendNotices(db, [{ to: id, about: "approved" }]);
    for (const name of [username.toUpperCase(), other]) await mailer.sendResetLink(db, name);
  });
  await inTransaction(db, (db) =>
    mailer.forgetLetters(db, [id, username.toLowerCase(), "old@rail.example"]),
  );
  const left = await Promise.all(
    [safetyLetterQueue, noticeQueue, resetLinkQueue].map((queue) => backgroundJobs(db, queue)),
  );
  const text = JSON.stringify(left).toLowerCase();
  for (const trace of [id, username.toLowerCase(), "old@rail.example"])
    expect([trace, text.includes(trace)]).toEqual([trace, false]);
  expect(text).toContain(other.toLowerCase());
});

test("several notices of one transaction are queued together, or not at all", async () => {
  const { id: to } = await buildUser(db);
  const { mailer } = await start({ SMTP_URL: "smtp://127.0.0.1:1" });
  const notices = [
    { to, about: "approved" as const },
    { to, about: "suspended" as const },
  ];
  const queued = async () => lettersNaming(to, await backgroundJobs(db, noticeQueue));
  const takenBack = inTransaction(db, async (db) => {
    await mailer.sendNotices(db, notices);
    db.rollback();
  });
  await expect(takenBack).rejects.toThrow("Rollback");
  expect(await queued()).toEqual([]);
  await inTransaction(db, (db) => mailer.sendNotices(db, notices));
  expect(await queued()).toHaveLength(2);
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
});

test("a server without anything to do puts nothing into the queue", async () => {
  await start();
  await soon(async () =>
    expect(await backgroundJobs(db, "refresh-answers")).toContainEqual(
      expect.objectContaining({ state: "completed" }),
    ),
  );
  await stopAll();
  const before = await backgroundJobs(db, "refresh-answers");
  await start();
  await soon(async () =>
    expect((await backgroundJobs(db, "place-jobs")).at(-1)?.state).toBe("completed"),
  );
  expect(await backgroundJobs(db, "refresh-answers")).toEqual(before);
});

test("rows that nobody was told of are found by the next look", async () => {
  await start();
  await stopAll();
  const { username, email } = await buildUser(db);
  await inTransaction(db, (db) => enqueue(db, mailResetLinkTask, { identifier: username }));
  await start();
  expect(await lettersTo(email ?? "")).toHaveLength(1);
});

test("a task whose queue there is not is refused, and takes the transaction with it", async () => {
  await start();
  await expect(
    inTransaction(db, (db) => enqueue(db, { name: "no-such-queue" }, undefined)),
  ).rejects.toThrow("no queue no-such-queue");
});
