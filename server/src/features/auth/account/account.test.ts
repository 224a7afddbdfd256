import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildApplication, buildCompany, buildJob, buildUser } from "#test/build.ts";
import { newBrowser, password, signIn, someoneSignedIn } from "#test/second-factor.ts";
import type { Browser } from "#test/servers/browser.ts";
import { startApp } from "#test/start-app.ts";

const services = await startApp();
const { app, config, db, as, letters } = services;
const minute = 60_000;

interface Session {
  id: string;
  device: string;
  current: boolean;
}
const sessionsOf = async (browser: Pick<Browser, "get">) =>
  (await browser.get<Session[]>("/api/auth/sessions")).body;
const isSignedIn = async (browser: Browser) => (await browser.get("/api/auth/user")).status === 200;

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

describe("the account", () => {
  test("says how it is kept safe and what it holds", async () => {
    const { id, email, browser } = await someoneSignedIn(services);
    await buildApplication(db, { candidateId: id });
    await buildJob(db, { postedBy: id });
    await buildCompany(db, { ownerId: id });
    expect(await browser.get("/api/account")).toMatchObject({
      status: 200,
      body: {
        email,
        pendingEmail: null,
        hasPassword: true,
        secondFactor: { totp: false, passkeys: 0, recoveryCodesLeft: 0 },
        provedUntil: new Date(Date.now() + 10 * minute).toISOString(),
        holds: { applications: 1, jobs: 1, companies: 1 },
      },
    });
  });

  test("has no password where somebody signs in elsewhere alone", async () => {
    const user = await buildUser(db, { passwordHash: null, email: null });
    const { body } = await as(user).get("/api/account");
    expect(body).toMatchObject({ email: null, hasPassword: false });
  });
});

describe("a new password", () => {
  const change = (browser: Browser, body: object) => browser.post("/api/auth/password", { body });

  test("ends all other sessions and open links, and its owner is told", async () => {
    const { username, email, browser } = await someoneSignedIn(services);
    const elsewhere = newBrowser(services);
    await signIn(elsewhere, username);
    await browser.post("/api/password/forgot", { body: { identifier: username } });
    const token = /token=([\w-]+)/.exec(letters.at(-1)?.text ?? "")?.[1];

    const given = { currentPassword: password, password: "another battery" };
    expect(await change(browser, given)).toMatchObject({ status: 204, body: "" });
    expect(await isSignedIn(browser)).toBe(true);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(letters.at(-1)).toMatchObject({ to: email, subject: "Your password was changed" });
    const reset = { token, password: "yet another" };
    expect((await browser.post("/api/password/reset", { body: reset })).status).toBe(400);
    expect((await signIn(newBrowser(services), username)).status).toBe(401);
    const again = await signIn(newBrowser(services), username, { password: "another battery" });
    expect(again.status).toBe(200);
  });

  test.each([
    [{ currentPassword: "incorrect", password: "secret-1" }, "The current password is wrong"],
    [{ password: "secret-1" }, "The current password is wrong"],
    [{ currentPassword: 7, password: "secret-1" }, "The current password is wrong"],
    [{ currentPassword: password, password: "12345" }, "Password must be at least 6 characters"],
    [{ currentPassword: password }, "Password must be at least 6 characters"],
  ])("is refused where something is wrong: %o", async (body, sentence) => {
    const { username, browser } = await someoneSignedIn(services);
    expect(await change(browser, body)).toMatchObject({ status: 400, body: sentence });
    expect((await signIn(newBrowser(services), username)).status).toBe(200);
  });

  test("is 429 after ten wrong ones, as signing in is", async () => {
    const { username, browser } = await someoneSignedIn(services);
    const wrong = { currentPassword: "incorrect", password: "secret-1" };
    for (let time = 0; time < 10; time += 1) await change(browser, wrong);
    const right = { currentPassword: password, password: "secret-1" };
    expect((await change(browser, right)).status).toBe(429);
    expect((await signIn(newBrowser(services), username)).status).toBe(429);
  });
});

describe("one's sessions", () => {
  const agent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0";

  test("are listed with their devices, newest use first, and one of them is this one", async () => {
    const { username, browser } = await someoneSignedIn(services);
    vi.setSystemTime(Date.now() + minute);
    const other = newBrowser(services);
    await other.post("/api/login", {
      body: { username, password },
      headers: { "user-agent": agent },
    });
    vi.setSystemTime(Date.now() + minute);
    const listed = await sessionsOf(browser);
    expect(listed).toEqual([
      {
        id: expect.any(String) as string,
        device: "Unknown device",
        place: null,
        createdAt: expect.any(String) as string,
        lastUsedAt: new Date().toISOString(),
        current: true,
      },
      expect.objectContaining({ device: "Firefox on Windows", current: false }),
    ]);
    const tokens = [...browser.cookies.values(), ...other.cookies.values()];
    for (const { id } of listed) expect(tokens).not.toContain(id);
  });

  test("are paged, each seen once by who follows `next`", async () => {
    const { username, browser } = await someoneSignedIn(services);
    for (let count = 0; count < 24; count += 1) await signIn(newBrowser(services), username);
    const seen: string[] = [];
    let path: string | undefined = "/api/auth/sessions";
    while (path) {
      const { body, headers }: Awaited<ReturnType<typeof browser.get<Session[]>>> =
        await browser.get<Session[]>(path);
      expect(headers["x-total-count"]).toBe("25");
      seen.push(...body.map(({ id }) => id));
      path = /<https?:\/\/[^/]+([^>]+)>; rel="next"/.exec(String(headers["link"] ?? ""))?.[1];
    }
    expect(new Set(seen).size).toBe(25);
    expect(seen).toHaveLength(25);
  });

  test("are ended one by one, at once; this one too, which signs out", async () => {
    const { username, browser } = await someoneSignedIn(services);
    const other = newBrowser(services);
    await signIn(other, username);
    const listed = await sessionsOf(browser);
    const [own, others] = [
      listed.find(({ current }) => current),
      listed.find((one) => !one.current),
    ];
    const end = (id = "") => browser.delete(`/api/auth/sessions/${id}`);
    expect((await end(others?.id)).status).toBe(204);
    expect(await isSignedIn(other)).toBe(false);
    expect(await end(others?.id)).toMatchObject({ status: 404, body: "Session not found" });
    expect((await end(own?.id)).status).toBe(204);
    expect(browser.cookies.size).toBe(0);
  });

  test("are nobody else's", async () => {
    const { browser } = await someoneSignedIn(services);
    const stranger = await someoneSignedIn(services);
    const [session] = await sessionsOf(browser);
    for (const id of [session?.id, "7"])
      expect(await stranger.browser.delete(`/api/auth/sessions/${id}`)).toMatchObject({
        status: 404,
        body: "Session not found",
      });
    expect(await isSignedIn(browser)).toBe(true);
    expect(await sessionsOf(stranger.browser)).toHaveLength(1);
  });

  test("are ended all but this one", async () => {
    const { username, browser } = await someoneSignedIn(services);
    const others = [newBrowser(services), newBrowser(services)];
    for (const other of others) await signIn(other, username);
    expect((await browser.delete("/api/auth/sessions")).status).toBe(204);
    expect(await sessionsOf(browser)).toMatchObject([{ current: true }]);
    for (const other of others) expect(await isSignedIn(other)).toBe(false);
  });

  test("that end while they are used answer 401 from the next request on", async () => {
    const { username, browser } = await someoneSignedIn(services);
    const other = newBrowser(services);
    await signIn(other, username);
    const statuses = [(await other.get("/api/auth/user")).status];
    const use = async () => {
      for (let time = 1; time < 30; time += 1)
        statuses.push((await other.get("/api/auth/user")).status);
    };
    await Promise.all([use(), browser.delete("/api/auth/sessions")]);
    expect(new Set([...statuses, 401])).toEqual(new Set([200, 401]));
    expect(statuses).toEqual(statuses.toSorted((one, next) => one - next));
    expect(await isSignedIn(other)).toBe(false);
  });

  test("that were to be remembered show when they were used as well", async () => {
    const { username } = await someoneSignedIn(services);
    const browser = newBrowser(services);
    await signIn(browser, username, { rememberMe: true });
    vi.setSystemTime(Date.now() + 60 * minute);
    await browser.get("/api/auth/user");
    const other = newBrowser(services);
    await signIn(other, username);
    expect(await sessionsOf(other)).toMatchObject([
      { current: true },
      { lastUsedAt: new Date().toISOString() },
      {},
    ]);
  });
});

test("the account's parts are no part of what a sign-in answers", async () => {
  const { username } = await someoneSignedIn(services);
  const { body } = await signIn(newBrowser({ app, config }), username);
  expect(Object.keys(body).toSorted()).toEqual([
    "candidateProfile",
    "createdAt",
    "email",
    "firstName",
    "id",
    "lastName",
    "profileImageUrl",
    "role",
    "updatedAt",
    "username",
  ]);
});
