import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { readPidFile } from "@rolecall/server/src/db/embedded/processes.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Call } from "../bench/http-client.ts";
import { ExternalDatabase } from "./external-database.ts";
import { describeDurations } from "./figures.ts";
import { newAccount, password, Person, profileDraft } from "./person.ts";
import { newFolder, Product } from "./product.ts";
import { rounds } from "./rounds.ts";
import { visit, visitAgainAndAgain, type Visit } from "./visits.ts";
import { buildBoard } from "./writers/board.ts";
import { checkAll, streamOf } from "./writers/stream.ts";
import type { Writer } from "./writers/writer.ts";

/** Longest waits, in milliseconds. A busy machine's own delay comes on top: it is measured before. */
const bars = { refused: 3_000, hanging: 10_000, page: 3_000, recovery: 5_000 };
const awayMs = 10_000;

const setting = new AsyncDisposableStack();
let database: ExternalDatabase;
let product: Product;
let writers: Writer[];
let reads: Call[];
let pages: Call[];

beforeAll(async () => {
  const [theirs, ours] = [setting.use(await newFolder()), setting.use(await newFolder())];
  database = setting.use(await ExternalDatabase.start(theirs.path));
  const env = { DATABASE_URL: database.url, RATE_LIMIT: "off" };
  product = setting.use(await Product.start(ours.path, env));
  const { client } = product;
  writers = await buildBoard(client);
  const { cookie } = await Person.signUp(client, "candidate");
  const list = await client.ask({ path: "/api/jobs" });
  const [job] = JSON.parse(list.content.toString()) as { id: string }[];
  reads = [
    { path: "/api/auth/user", cookie },
    { path: "/api/applications/candidate", cookie },
    { path: "/api/jobs?query=engineer", cookie },
    { path: "/api/jobs" },
    { path: "/health/ready" },
  ];
  const page = (await client.ask({ path: "/" })).content.toString();
  const [script = ""] = /\/assets\/[\w-]+\.js/.exec(page) ?? [];
  pages = ["/", "/jobs", `/jobs/${job?.id}`, "/no-such-page", script].map((path) => ({ path }));
}, 120_000);
afterAll(() => setting.disposeAsync());

const worst = (visits: readonly Visit[]) => Math.max(...visits.map(({ ms }) => ms));
const statuses = (visits: readonly Visit[]) => [...new Set(visits.map(({ status }) => status))];

/** The writes of a candidate without a profile. */
const writes = ({ user }: Person): Call[] => [
  { method: "POST", path: "/api/login", body: { username: user.username, password } },
  { method: "POST", path: "/api/register", body: newAccount("candidate") },
  { method: "POST", path: "/api/profile", body: profileDraft },
  { method: "POST", path: "/api/objects/upload", body: {} },
  { method: "POST", path: "/api/password/forgot", body: { identifier: user.username } },
];

/** Takes the database away while people read and write, and brings it back; tells how that went. */
const whileAway = async (leave: () => unknown, comeBack: () => unknown) => {
  const stream = streamOf(writers);
  const reading = visitAgainAndAgain(product.client, reads);
  const browsing = visitAgainAndAgain(product.client, pages);
  await stream.reaches(50);
  const usualMs = worst([...reading.since(0), ...browsing.since(0)]);
  await leave();
  const left = performance.now();
  await delay(awayMs);
  await comeBack();
  const back = performance.now();
  await vi.waitFor(
    async () => {
      const found = await Promise.all(reads.map((call) => visit(product.client, call)));
      expect(statuses(found)).toEqual([200]);
    },
    { timeout: bars.recovery + usualMs, interval: 50 },
  );
  const recoveryMs = performance.now() - back;
  await reading.stop();
  await browsing.stop();
  const { acknowledged } = await stream.stop();
  await checkAll(writers);
  const meanwhile = reading.since(left).filter(({ at }) => at < back);
  const refused = meanwhile.filter(({ status }) => status !== 200);
  return { usualMs, acknowledged, recoveryMs, refused, pages: browsing.since(left) };
};

type Away = Awaited<ReturnType<typeof whileAway>>;

const describeAway = ({ acknowledged, recoveryMs, refused, pages: seen }: Away) =>
  [
    `${refused.length} requests refused, ${describeDurations(refused.map(({ ms }) => ms))}`,
    `pages ${describeDurations(seen.map(({ ms }) => ms))}`,
    `${acknowledged} acknowledged writes, none lost`,
    `back after ${(recoveryMs / 1000).toFixed(2)} s`,
  ].join("; ");

/** Signed-in users never get a 401, and each refusal has a `Retry-After`. */
const expectRefusedWithin = (ms: number, { refused, usualMs }: Away) => {
  expect(statuses(refused)).toEqual([503]);
  expect(refused.filter(({ retryAfter }) => retryAfter === undefined)).toEqual([]);
  expect(worst(refused)).toBeLessThan(ms + usualMs);
};

const expectPages = ({ pages: seen, usualMs }: Away) => {
  const known = seen.filter(({ path }) => path !== "/no-such-page");
  expect(statuses(known)).toEqual([200]);
  expect(worst(seen)).toBeLessThan(bars.page + usualMs);
};

describe("while the database", () => {
  test("is gone for ten seconds, requests are refused soon, pages are there, and all goes on when it is back", async ({
    annotate,
  }) => {
    const away = await whileAway(
      () => database.stop(),
      () => database.comeBack(),
    );
    await annotate(describeAway(away));
    expectRefusedWithin(bars.refused, away);
    expectPages(away);
    expect(away.acknowledged).toBeGreaterThan(50);
  });

  test("hangs, requests are given up on, and none of its connections is lost for good", async ({
    annotate,
  }) => {
    const away = await whileAway(
      () => database.freeze(),
      () => database.thaw(),
    );
    await annotate(describeAway(away));
    expectRefusedWithin(bars.hanging, away);
    expectPages(away);
    expect(away.acknowledged).toBeGreaterThan(50);
  });

  test("takes no writes, reading goes on, and writing when it does again", async () => {
    const person = await Person.signUp(product.client, "candidate");
    const write = () =>
      person.ask({ method: "PATCH", path: "/api/auth/user/role", body: { role: "company" } });
    await database.setReadOnly(true);
    await vi.waitUntil(async () => (await write()).status !== 200, bars.recovery);
    const calls = writes(person);
    for (const { status, headers } of await Promise.all(calls.map((call) => person.ask(call)))) {
      expect(status).toBe(503);
      expect(headers["retry-after"]).toBeDefined();
    }
    const found = await Promise.all(reads.map((call) => visit(product.client, call)));
    expect(statuses(found)).toEqual([200]);

    await database.setReadOnly(false);
    await vi.waitUntil(async () => (await write()).status === 200, bars.recovery);
    await checkAll(writers);
  });

  test("loses a session to a crash, and all of them with it, all goes on", async ({ annotate }) => {
    const stream = streamOf(writers);
    const reading = visitAgainAndAgain(product.client, reads);
    const recoveries: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await stream.reaches(stream.outcome.acknowledged + 10);
      await database.crashSession();
      const crashed = performance.now();
      await stream.reaches(stream.outcome.acknowledged + 10);
      recoveries.push(performance.now() - crashed);
    }
    await reading.stop();
    const { acknowledged } = await stream.stop();
    expect(statuses(reading.since(0)).filter((status) => ![200, 503].includes(status))).toEqual([]);
    await checkAll(writers);
    await annotate(
      `${rounds} crashes, ${acknowledged} acknowledged writes, none lost; ten more writes after ${describeDurations(recoveries)}`,
    );
  });
});

test("an embedded database that is killed is started again, and requests meanwhile are asked to retry", async ({
  annotate,
}) => {
  await using folder = await newFolder();
  await using own = await Product.start(folder.path, { RATE_LIMIT: "off" });
  const theirs = await buildBoard(own.client);
  const stream = streamOf(theirs);
  const recoveries: number[] = [];
  for (let round = 0; round < rounds / 2; round += 1) {
    await stream.reaches(stream.outcome.acknowledged + 10);
    const { pid } = readPidFile(join(folder.path, "postgres")) ?? {};
    if (!pid) throw new Error("Who acknowledges a write has a database");
    process.kill(pid, "SIGKILL");
    const killed = performance.now();
    await stream.reaches(stream.outcome.acknowledged + 10);
    recoveries.push(performance.now() - killed);
  }
  const { acknowledged } = await stream.stop();
  await checkAll(theirs);
  await annotate(
    `${recoveries.length} kills, ${acknowledged} acknowledged writes, none lost; ten more writes after ${describeDurations(recoveries)}`,
  );
  expect(acknowledged).toBeGreaterThan(20);
});
