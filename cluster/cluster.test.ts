// The site on several machines, all played by this one: the state that instances share, and the
// loss of one of the machines. Every test leaves the site whole.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pdfOf } from "@rolecall/server/test/files/resume-files.ts";
import { startFileHost } from "@rolecall/server/test/servers/file-host.ts";
import { openTransferSocket } from "@rolecall/server/test/servers/transfer-socket.ts";
import { afterAll, describe, expect, test, vi } from "vitest";
import { makeLaterRelease } from "./later-release.ts";
import { startLoad, type Load } from "./load.ts";
import { addCompany, newJob, sendResume, signIn, signUp } from "./people.ts";
import { addressesOf, startSite } from "./site.ts";

const site = await startSite();
const folder = await mkdtemp(join(tmpdir(), "rolecall-releases-"));
afterAll(() => rm(folder, { recursive: true }));
const soon = { timeout: 60_000, interval: 20 };

const whoAmI = { path: "/api/auth/user" } as const;
const report = (what: string, { ledger }: Load, figures: Record<string, number>) => {
  const rounded = Object.entries(figures).map(([name, ms]) => `${name} ${Math.round(ms)} ms`);
  const answers = [...ledger.answers].map(([answer, count]) => `${answer}: ${count}`);
  console.log(`${what}: ${rounded.join(", ")}; ${answers.join(", ")}`);
};

describe("instances share", () => {
  test("sessions: a user who signs in at one instance is signed in at the other, and signing out ends both", async () => {
    const [here, there] = site.instances;
    const browser = site.visit();
    await signUp(browser, "candidate");
    for (const at of [here, there]) expect((await browser.ask({ ...whoAmI, at })).status).toBe(200);
    const token = browser.cookie;
    await browser.ask({ method: "POST", path: "/api/logout", at: there });
    const stolen = { headers: { cookie: token } };
    for (const at of [here, there])
      expect((await browser.ask({ ...whoAmI, at, ...stolen })).status).toBe(401);
  });

  test("limits: a guesser is slowed down at every instance, whatever address they claim, and nobody else is", async () => {
    const owner = site.visit("127.0.0.8");
    const username = await signUp(owner, "candidate");
    const guesser = site.visit("127.0.0.7");
    for (let guess = 0; guess < 10; guess += 1)
      expect((await signIn(guesser, username, `guess ${guess}`)).status).toBe(401);
    const body = { username, password: "once more" };
    const call = { method: "POST", path: "/api/login", body } as const;
    for (const at of site.instances)
      expect(await guesser.ask({ ...call, at })).toMatchObject({
        status: 429,
        headers: { "retry-after": expect.stringMatching(/^\d+$/) },
      });
    const claimed = { "x-forwarded-for": "203.0.113.5" };
    expect((await guesser.ask({ ...call, headers: claimed })).status).toBe(429);
    expect((await signIn(owner, username)).status).toBe(200);
  });

  test("uploads: asked for at one, registered at the other, read at both", async () => {
    const [here, there] = site.instances;
    const browser = site.visit();
    await signUp(browser, "candidate");
    const objectPath = await sendResume(browser, here, there);
    for (const at of [here, there])
      expect((await browser.ask({ path: objectPath, at })).status).toBe(200);
  });

  test("work in the background: each letter is delivered once, whichever instance received the request", async () => {
    const usernames = await Promise.all(
      Array.from({ length: 10 }, () => signUp(site.visit(), "candidate")),
    );
    const browser = site.visit();
    for (const [index, identifier] of usernames.entries())
      await browser.ask({
        method: "POST",
        path: "/api/password/forgot",
        body: { identifier },
        at: site.instances[index % 2],
      });
    const lettersTo = async (username: string) => {
      const counts = site.instances.map((one) => one.lettersTo(`${username}@example.com`));
      return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
    };
    for (const username of usernames)
      await vi.waitFor(async () => expect(await lettersTo(username)).toBe(1), soon);
    for (const username of usernames) expect(await lettersTo(username)).toBe(1);
  });
});

test("nginx brings everybody to the instance that fetches their file", async () => {
  const host = await startFileHost((_request, response) => response.end(pdfOf("Ada Moreau")));
  for (let person = 0; person < 5; person += 1) {
    const browser = site.visit();
    await signUp(browser, "candidate");
    const begun = await browser.ask<{ token: string }>({
      method: "POST",
      path: "/companion/url/get",
      body: { url: `${host}/ada.pdf`, metadata: { name: "ada.pdf" } },
    });
    const origin = site.proxy.origin.replace("https:", "wss:");
    const { cookie } = browser;
    const socket = await openTransferSocket(origin, begun.body.token, { cookie });
    expect(await socket.hear("success")).toMatchObject({ url: expect.any(String) });
    await socket.closed;
  }
});

test("a request is found again in nginx's log by its id, without its query", async () => {
  const answer = await site.visit().ask({ path: "/api/jobs?query=secret-word" });
  const id = String(answer.headers["x-request-id"]);
  const logged = await vi.waitUntil(
    async () => (await site.proxy.log()).find((line) => line.includes(id)),
    soon,
  );
  expect(logged).toMatch(/ GET \/api\/jobs 200 \S+ from 127\.0\.0\.1:\d+ 200 /);
  expect(logged).not.toContain("secret-word");
});

test("without the store an instance says so and stays: all but files goes on", async () => {
  const browser = site.visit();
  await signUp(browser, "candidate");
  const readiness = () => browser.ask<object>({ path: "/health/ready" });
  expect(await readiness()).toMatchObject({ status: 200, body: { status: "ready" } });
  await site.store.goAway();
  await vi.waitFor(async () => {
    const { status, body } = await readiness();
    expect([status, body]).toMatchObject([200, { status: "degraded", store: "unavailable" }]);
  }, soon);
  expect((await browser.ask({ path: "/api/jobs" })).status).toBe(200);
  await expect(sendResume(browser)).rejects.toThrow(/503|fetch failed/);
  await site.store.comeBack();
  await vi.waitFor(
    async () => expect((await readiness()).body).toMatchObject({ store: "ok" }),
    soon,
  );
});

test("an instance that is killed takes nothing along, and keeps nobody from working", async () => {
  const load = await startLoad(site);
  await load.goOnFor(60);

  const [lost, other] = site.instances;
  const killedAt = performance.now();
  lost.process.kill("SIGKILL");
  await load.goOnFor(100);
  const pause = load.ledger.longestPause(killedAt);

  const again = await site.startInstance({ port: Number(lost.address.split(":")[1]) });
  site.instances = [again, other];
  const logged = (await site.proxy.log()).length;
  await vi.waitUntil(async () => {
    const lines = (await site.proxy.log()).slice(logged);
    return addressesOf(site.instances).every((one) =>
      lines.some((line) => line.includes(`from ${one} 2`)),
    );
  }, soon);
  await load.stop();
  report("an instance killed", load, { "longest pause": pause });
  await load.verify();
  // Only what was on its way through the instance was cut off, each of those at most once.
  expect(load.ledger.countOf(503)).toBeLessThanOrEqual(load.atOnce);
});

test("the primary is killed; its standby is promoted, and nothing that was acknowledged is lost", async () => {
  const load = await startLoad(site);
  await load.goOnFor(60);

  const [old, standby, replica] = site.databases;
  const killedAt = performance.now();
  await old.kill();
  await vi.waitUntil(() => load.ledger.countOf(503) > 10, soon);
  const promotedAt = performance.now();
  await standby.promote();
  await load.goOnFor(100);
  const workedAt = load.ledger.moments.find((moment) => moment > promotedAt) ?? Infinity;
  report("the primary killed", load, {
    "from the kill to the promotion": promotedAt - killedAt,
    "from the promotion to the first write": workedAt - promotedAt,
  });

  // The machine that was lost comes back as the standby, while people work.
  await old.copy(standby);
  await old.start();
  site.databases = [standby, old, replica];
  await vi.waitFor(async () => {
    const followers = await standby.query(
      "select application_name, sync_state from pg_stat_replication",
    );
    expect(followers).toContainEqual({ application_name: old.name, sync_state: "sync" });
  }, soon);
  await load.goOnFor(20);
  await load.stop();
  await load.verify();
  // The replica goes on by itself.
  const [count] = await standby.query("select count(*) from jobs", "rolecall");
  await vi.waitFor(
    async () =>
      expect(await replica.query("select count(*) from jobs", "rolecall")).toEqual([count]),
    soon,
  );
});

test("without standby and replica nothing is promised that a single disk holds, people can read, and writing goes on with them", async () => {
  const recruiter = site.visit();
  await signUp(recruiter, "recruiter");
  const body = newJob(await addCompany(recruiter));
  const post = () => recruiter.ask({ method: "POST", path: "/api/jobs", body });
  const [primary, ...others] = site.databases;
  for (const other of others) await other.kill();

  const asked = performance.now();
  expect(await post()).toMatchObject({
    status: 503,
    headers: { "retry-after": expect.stringMatching(/^\d+$/) },
  });
  const refusedAfter = performance.now() - asked;
  for (const path of ["/api/jobs", whoAmI.path])
    expect((await recruiter.ask({ path })).status).toBe(200);
  const [waiting] = await primary.query<{ count: string }>(
    "select count(*) from pg_stat_activity where wait_event = 'SyncRep'",
  );
  // Work that was begun is in the database, and another instance finishes it.
  expect(Number(waiting?.count)).toBeGreaterThan(0);

  for (const other of others) await other.start();
  const back = performance.now();
  await vi.waitFor(async () => expect((await post()).status).toBe(201), soon);
  console.log(
    `standby and replica away: a write refused after ${Math.round(refusedAfter)} ms, the next one done ${Math.round(performance.now() - back)} ms after they were back`,
  );
  expect(refusedAfter).toBeLessThan(10_000);
});

test("a new release migrates once and takes over, while the old one serves", async () => {
  const failing = await makeLaterRelease(
    join(folder, "failing"),
    "drop table sessions; select 1 / 0",
  );
  const script = await makeLaterRelease(
    join(folder, "next"),
    "alter table jobs add column remote_policy text",
    "create table upgrades (made int); insert into upgrades values (1); select pg_sleep(1)",
  );
  const load = await startLoad(site);
  const { ended } = await site.launch({ script: failing });
  expect(await ended).toEqual({
    code: 1,
    errors:
      "The database could not be brought up to date: division by zero. It is as it was, fit for the release before.\n",
  });

  const before = site.instances;
  site.instances = await Promise.all([
    site.startInstance({ script }),
    site.startInstance({ script }),
  ]);
  await load.goOnFor(40);
  expect(await site.databases[0].query("select made from upgrades", "rolecall")).toEqual([
    { made: 1 },
  ]);
  await site.proxy.sendTo(addressesOf(site.instances));
  const logged = (await site.proxy.log()).length;
  await load.goOnFor(40);
  for (const { process } of before) process.kill("SIGTERM");
  for (const { process } of before) expect(await process.ended).toEqual({ code: 0, errors: "" });
  await load.goOnFor(40);
  await load.stop();
  report("an upgrade", load, { "longest pause": load.ledger.longestPause(load.startedAt) });
  await load.verify();
  // Requests on their way to an old instance were still answered there.
  const atOldOnes = (await site.proxy.log())
    .slice(logged)
    .filter((line) => addressesOf(before).some((old) => line.includes(old)));
  expect(atOldOnes.filter((line) => / 50[234] \S+ from /.test(line))).toEqual([]);
});
