import { verify } from "@node-rs/argon2";
import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildProfile, buildUser } from "#test/build.ts";
import { everyRow } from "#test/database/every-row.ts";
import { browserOf } from "#test/servers/browser.ts";
import { startApp } from "#test/start-app.ts";
import { hashPassword } from "./passwords.ts";

// The real hashing, with its calls counted.
vi.mock("@node-rs/argon2", { spy: true });

const { app, config, db, as, cookieOf } = await startApp();
const secure = await startApp({ env: { PUBLIC_URL: "https://jobs.example" } });

const newBrowser = () => browserOf(app, config.publicUrl);
const signIn = (body: object, browser = newBrowser()) => browser.post<User>("/api/login", { body });

const password = "correct horse";
const someone = async () => buildUser(db, { passwordHash: await hashPassword(password) });
const hour = 60 * 60 * 1000;
const day = 24 * hour;

describe("signing in", () => {
  test("answers the user, and the browser is signed in until it is closed", async () => {
    const { id, username } = await someone();
    const browser = newBrowser();
    const answer = await signIn({ username, password }, browser);
    expect(answer).toMatchObject({ status: 200, body: { id, username } });
    expect(browser.setCookies).toEqual([
      expect.stringMatching(/^rolecall-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect((await browser.get("/api/auth/user")).body).toEqual(answer.body);
  });

  test("works in any case of the username, and with the email", async () => {
    const { username, email } = await someone();
    for (const name of [username.toUpperCase(), email?.toUpperCase()])
      expect((await signIn({ username: name, password })).status).toBe(200);
  });

  test("carries the candidate profile", async () => {
    const user = await someone();
    const { title } = await buildProfile(db, { userId: user.id });
    const { body } = await signIn({ username: user.username, password });
    const { body: profile } = await as({ id: body.id }).get("/api/profile");
    expect(body.candidateProfile).toEqual(profile);
    expect(profile).toMatchObject({ title, resumeUrl: null });
  });

  test("keeps an account's newest fifty sessions", async () => {
    const user = await someone();
    const first = as(user);
    expect((await first.get("/api/auth/user")).status).toBe(200);
    for (let time = 0; time < 53; time += 1) await cookieOf(user);
    const browser = newBrowser();
    await signIn({ username: user.username, password }, browser);
    const { headers } = await browser.get("/api/auth/sessions");
    expect(headers["x-total-count"]).toBe("50");
    expect((await first.get("/api/auth/user")).status).toBe(401);
    expect((await browser.get("/api/auth/user")).status).toBe(200);
  });

  test("gives a new token each time, and ends the one it replaces", async () => {
    const { username } = await someone();
    const browser = newBrowser();
    await signIn({ username, password }, browser);
    const first = new Map(browser.cookies);
    await signIn({ username, password }, browser);
    expect(browser.cookies).not.toEqual(first);
    first.forEach((value, name) => browser.cookies.set(name, value));
    expect((await browser.get("/api/auth/user")).status).toBe(401);
  });

  test("leaves the same person's other browsers signed in", async () => {
    const { username } = await someone();
    const [laptop, phone] = [newBrowser(), newBrowser()];
    await signIn({ username, password }, laptop);
    await signIn({ username, password }, phone);
    expect((await laptop.get("/api/auth/user")).status).toBe(200);
  });

  test("over https the cookie is for https and this host alone", async () => {
    const { username } = await buildUser(secure.db, { passwordHash: await hashPassword(password) });
    const browser = browserOf(secure.app, secure.config.publicUrl);
    await signIn({ username, password, rememberMe: true }, browser);
    expect(browser.setCookies).toEqual([
      expect.stringMatching(
        /^__Host-rolecall-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    expect((await browser.get("/api/auth/user")).status).toBe(200);
  });
});

describe("a wrong name and a wrong password", () => {
  const wrong = { status: 401, body: "Invalid username or password" };

  test("get the same answer, and a hash is computed for both", async () => {
    const { username } = await someone();
    for (const name of [username, "nobody-at-all"]) {
      vi.mocked(verify).mockClear();
      expect(await signIn({ username: name, password: "incorrect" })).toMatchObject(wrong);
      expect(verify).toHaveBeenCalledOnce();
    }
  });

  test("so does an account that has no password", async () => {
    const { username } = await buildUser(db, { passwordHash: null });
    expect(await signIn({ username, password })).toMatchObject(wrong);
  });

  test("every character of a long password counts", async () => {
    const long = "x".repeat(999);
    const { username } = await buildUser(db, { passwordHash: await hashPassword(`${long}a`) });
    expect(await signIn({ username, password: `${long}b` })).toMatchObject(wrong);
    expect((await signIn({ username, password: `${long}a` })).status).toBe(200);
  });

  test("the composition of accents by the keyboard does not count", async () => {
    const { username } = await buildUser(db, {
      passwordHash: await hashPassword("caf\u00e9-au-lait"),
    });
    expect((await signIn({ username, password: "cafe\u0301-au-lait" })).status).toBe(200);
  });

  test.each([
    [{ username: "ab", password }, "Username must be at least 3 characters"],
    [{ username: "abc", password: "12345" }, "Password must be at least 6 characters"],
    [{ username: "abc" }, "Password must be at least 6 characters"],
    [{ username: "abc", password, rememberMe: "yes" }, "Remember me must be true or false"],
  ])("what cannot be right is refused at once: %o", async (body, sentence) => {
    expect(await signIn(body)).toMatchObject({ status: 400, body: sentence });
  });
});

test("of a password and a session the database keeps hashes alone", async () => {
  const { username } = await someone();
  const browser = newBrowser();
  await signIn({ username, password }, browser);
  const [token = ""] = browser.cookies.values();
  const kept = (await everyRow(db)).map(({ row }) => row).join("\n");
  expect(kept).toContain(username);
  expect(kept).not.toContain(token);
  expect(kept).not.toContain(password);
});

test("passwords are kept as Argon2id at 19 MiB and two passes", async () => {
  expect(await hashPassword(password)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

describe("the session", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const signedIn = async (rememberMe: boolean) => {
    const { username } = await someone();
    const browser = newBrowser();
    await signIn({ username, password, rememberMe }, browser);
    return async (afterMs: number) => {
      vi.setSystemTime(Date.now() + afterMs);
      return (await browser.get("/api/auth/user")).status;
    };
  };

  test("is forgotten after a day without use", async () => {
    const statusAfter = await signedIn(false);
    expect(await statusAfter(day - 1000)).toBe(200);
    expect(await statusAfter(day - 1000)).toBe(200);
    expect(await statusAfter(day + 1000)).toBe(401);
  });

  test("lasts thirty days with 'Remember me'", async () => {
    const statusAfter = await signedIn(true);
    expect(await statusAfter(30 * day - 1000)).toBe(200);
    expect(await statusAfter(2000)).toBe(401);
  });

  test("ends for good after ninety days, however often it is used", async () => {
    const statusAfter = await signedIn(false);
    for (let use = 0; use < 90; use += 1) expect(await statusAfter(day - 1000)).toBe(200);
    expect(await statusAfter(hour)).toBe(401);
  });

  test("ends for good after ninety days with 'Remember me', whatever its expiry", async () => {
    const statusAfter = await signedIn(true);
    await db.execute("update sessions set expires_at = now() + interval '1 year'");
    expect(await statusAfter(90 * day - hour)).toBe(200);
    expect(await statusAfter(2 * hour)).toBe(401);
  });
});

describe("signing out", () => {
  test("ends the session on the server and takes the cookie back", async () => {
    const { username } = await someone();
    const browser = newBrowser();
    await signIn({ username, password }, browser);
    const stolen = new Map(browser.cookies);
    expect(await browser.post("/api/logout")).toMatchObject({ status: 204, body: "" });
    expect(browser.cookies.size).toBe(0);
    stolen.forEach((value, name) => browser.cookies.set(name, value));
    expect(await browser.get("/api/auth/user")).toMatchObject({
      status: 401,
      body: "Unauthorized",
    });
  });

  test("succeeds for signed-out callers", async () => {
    expect((await newBrowser().post("/api/logout")).status).toBe(204);
  });

  test("cannot be done by a link", async () => {
    expect((await as(await someone()).get("/api/logout")).status).toBe(405);
  });
});

describe("a full-page navigation to sign in", () => {
  test.each([
    ["/api/login", "/auth"],
    ["/api/login?next=/jobs/7?tab=apply", "/auth?next=%2Fjobs%2F7%3Ftab%3Dapply"],
    ["/api/login?next=/", "/auth"],
    ["/api/login?next=https://evil.example", "/auth"],
    ["/api/login?next=//evil.example", "/auth"],
    ["/api/login?next=/%5Cevil.example", "/auth"],
    ["/api/login?next=/%0D%0ASet-Cookie:x=1", "/auth"],
    ["/api/login?next=/%09/evil.example", "/auth"],
    ["/api/login?next=%2F%2Fevil.example", "/auth"],
    ["/api/login?next=https:evil.example", "/auth"],
    ["/api/login?next=javascript:alert(1)", "/auth"],
    ["/api/login?next=evil.example", "/auth"],
    ["/api/login?next=/%252F/evil.example", "/auth?next=%2F%252F%2Fevil.example"],
    ["/api/login?next=/jobs&next=/companies", "/auth"],
  ])("%s goes on to %s", async (path, location) => {
    const answer = await newBrowser().get(path);
    expect(answer.status).toBe(302);
    expect(answer.headers).toMatchObject({ location, "cache-control": "no-store" });
  });
});
