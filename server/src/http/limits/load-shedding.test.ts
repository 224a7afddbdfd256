import { setImmediate as settled } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import type { Db } from "#db/db.ts";
import { buildProfile, buildUser } from "#test/build.ts";
import { countWaiting } from "#test/database/request-during.ts";
import { whileUncommitted } from "#test/database/while-uncommitted.ts";
import { soon } from "#test/soon.ts";
import { startApp } from "#test/start-app.ts";

const { promise: checked, resolve: check } = Promise.withResolvers<void>();
// The server trusts a proxy, so that a test can come from any address.
const { anonymous, as, db } = await startApp({
  env: { TRUST_PROXY: "loopback" },
  services: { queue: { check: () => checked } },
});

const by = (address: string) => ({ headers: { "x-forwarded-for": address } });
const flooder = by("198.51.100.1");
const somebodyElse = by("198.51.100.2");
const connectionsOfNetwork = 8;
const times = <Result>(count: number, work: () => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, work));

afterEach(() => {
  vi.useRealTimers();
});

test("a caller with too many requests at once is refused whatever they ask for, and nobody else is", async () => {
  // No request gives up its place by time.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const flood = times(216, () => anonymous.get("/health/ready", flooder));
  const paths = [
    "/",
    "/jobs",
    "/api/jobs",
    "/api/auth/user",
    "/nothing",
    "/health/live",
    "/robots.txt",
  ];
  for (const path of paths) {
    const { status, headers } = await anonymous.get(path, flooder);
    expect([path, status, headers["retry-after"]]).toEqual([path, 503, "2"]);
    expect((await anonymous.get(path, somebodyElse)).status).not.toBe(503);
  }
  vi.useRealTimers();
  check();
  expect((await flood).map(({ status }) => status)).not.toContain(503);
});

test("writing one row again and again at the same moment keeps nobody else from the database", async () => {
  const candidate = await buildUser(db);
  await buildProfile(db, { userId: candidate.id });
  const [writer, reader] = [as(candidate), as(await buildUser(db))];
  const body = { title: "Gardener", summary: "0", skills: ["Pruning"], location: "Sintra" };
  const save = () => writer.put("/api/profile", { body, ...flooder });
  // Each of the two reads their own lists, so that no answer is shared.
  const readAs = (who: typeof flooder) =>
    ["/api/jobs", "/api/companies", "/health/ready"].map((path) => anonymous.get(path, who));
  const waiting: ReturnType<typeof save>[] = [];
  const lock = (locking: Db) => locking.execute("lock table candidate_profiles in share mode");
  await whileUncommitted(db, lock, async () => {
    waiting.push(...Array.from({ length: 12 }, save));
    await soon(async () => expect(await countWaiting(db)).toBe(connectionsOfNetwork));
    waiting.push(...readAs(flooder));
    await settled();
    const others = [reader.get("/api/auth/user", somebodyElse), ...readAs(somebodyElse)];
    const answers = await Promise.all(others);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });
  const late = (await Promise.all(waiting)).map(({ status }) => status);
  expect(late).toEqual(waiting.map(() => 200));
});
