import { hash } from "@node-rs/argon2";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { deliverLetters } from "#background/deliver-letters.ts";
import { forgetExpired } from "#features/auth/clean-up.service.ts";
import { hashPassword } from "#features/auth/passwords.ts";
import { sendLetter } from "#features/letters/outbox.service.ts";
import { buildUser } from "#test/build.ts";
import { everyRow } from "#test/database/every-row.ts";
import { inTransaction } from "#test/database/in-transaction.ts";
import { makeLettersDue, takeWaiting } from "#test/database/outbox-rows.ts";
import { requestDuring } from "#test/database/request-during.ts";
import { browserOf } from "#test/servers/browser.ts";
import { startApp } from "#test/start-app.ts";
import { resetLinkLetter } from "./reset-link.letter.ts";

vi.mock("@node-rs/argon2", { spy: true });

const publicUrl = "https://jobs.example";
const { app, db, as, anonymous, letters, ...services } = await startApp({
  env: { PUBLIC_URL: publicUrl, TRUST_PROXY: "loopback" },
});
const { config } = services;

const oldPassword = "correct horse";
const someone = async (row = {}) =>
  buildUser(db, { passwordHash: await hashPassword(oldPassword), ...row });

const forget = (identifier: unknown) =>
  anonymous.post<{ message: string }>("/api/password/forgot", { body: { identifier } });
const reset = (token: unknown, password: unknown = "a new secret") =>
  anonymous.post("/api/password/reset", { body: { token, password } });
const signIn = (username: string, password: string) =>
  anonymous.post("/api/login", { body: { username, password } });

/** The token in the letter that comes of it. */
const tokenFor = async (identifier: string) => {
  letters.length = 0;
  await forget(identifier);
  return /token=([\w-]+)/.exec(letters[0]?.text ?? "")?.[1] ?? "";
};
const expired = { status: 400, body: "This link is no longer valid" };

beforeEach(() => {
  letters.length = 0;
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("asking for a link", () => {
  test("by username or email, in any case, has one mailed to the account's address", async () => {
    const { username, email } = await someone();
    await forget(username.toUpperCase());
    await forget(email?.toUpperCase());
    expect(letters).toMatchObject([{ to: email }, { to: email }]);
    expect(letters[0]).toMatchObject({
      subject: "Set a new password for Rolecall",
      text: expect.stringMatching(
        new RegExp(`^Hello ${username},[^]*\\n${publicUrl}/auth/reset\\?token=[\\w-]{32}\\n`),
      ) as string,
    });
  });

  test("writes lines short enough to arrive as they are, the link among them", async () => {
    const { username } = await someone();
    await forget(username);
    const lengths = letters[0]?.text.split("\n").map((line) => line.length) ?? [];
    expect(Math.max(...lengths)).toBeLessThanOrEqual(76);
  });

  test("gets the same answer whether or not anybody is found", async () => {
    const { username } = await someone();
    const answers = [await forget(username), await forget("nobody-at-all")];
    expect(answers[0]).toMatchObject({ status: 202, body: answers[1]?.body });
    expect(answers[1]?.status).toBe(202);
    expect(letters.length).toBe(1);
  });

  test("does nothing for an account without an email", async () => {
    const { username } = await someone({ email: null });
    expect((await forget(username)).status).toBe(202);
    expect(letters).toEqual([]);
  });

  test("says nothing in the letter that somebody else could have made up", async () => {
    const { username } = await someone({ username: "win-at-https://evil.example" });
    await forget(username);
    expect(letters[0]?.text).toMatch(/^Hello,/);
    expect(letters[0]?.text).not.toContain("evil");
  });

  test("takes the site's address from the configuration, whatever Host the caller names", async () => {
    const { username } = await someone();
    await browserOf(app, publicUrl, { host: "evil.example", origin: "https://evil.example" }).post(
      "/api/password/forgot",
      { body: { identifier: username } },
    );
    expect(letters[0]?.text).toContain(`${publicUrl}/auth/reset`);
    expect(letters[0]?.text).not.toContain("evil");
  });

  test("needs a name: blank, invisible and non-text ones are refused", async () => {
    for (const identifier of [undefined, null, 7, ["grace"], "", " \t", "\u200B"])
      expect(await forget(identifier)).toMatchObject({
        status: 400,
        body: "Enter your username or email address",
      });
  });

  test("fills nobody's inbox: five letters an hour", async () => {
    const { username } = await someone();
    for (let time = 0; time < 8; time += 1) expect((await forget(username)).status).toBe(202);
    expect(letters.length).toBe(5);
    vi.setSystemTime(Date.now() + 61 * 60_000);
    await forget(username);
    expect(letters.length).toBe(6);
  });

  test("sends five letters an hour if eight are delivered at once, by two servers", async () => {
    const { username: identifier } = await someone();
    await inTransaction(db, async (db) => {
      for (let time = 0; time < 8; time += 1) await sendLetter(db, resetLinkLetter, { identifier });
    });
    let delivered = 0;
    const deliver = () => Promise.resolve(void (delivered += 1));
    // All of them wait until none can count without the others, and only then is any letter recorded.
    await requestDuring(
      db,
      (db) => db.execute("lock table password_resets in share mode"),
      () => Promise.all([1, 2].map(() => deliverLetters(db, { config, deliver, slots: 4 }))),
      8,
    );
    expect(delivered).toBe(5);
  });

  test("sends no sixth letter in an hour because a link was used meanwhile", async () => {
    const { username } = await someone();
    const token = await tokenFor(username);
    for (let time = 0; time < 4; time += 1) await forget(username);
    expect((await reset(token)).status).toBe(204);
    await forgetExpired(db);
    letters.length = 0;
    await forget(username);
    expect(letters).toEqual([]);
  });

  test("counts no letter that could not be delivered", async () => {
    const { username } = await someone();
    const deliver = () => Promise.reject(new Error("away"));
    await inTransaction(db, (db) => sendLetter(db, resetLinkLetter, { identifier: username }));
    for (let time = 0; time < 5; time += 1) {
      await deliverLetters(db, { config, deliver });
      await makeLettersDue(db);
    }
    await takeWaiting(db);
    await forget(username);
    expect(letters.length).toBe(1);
  });

  test("is limited for one address, a hundred times an hour", async () => {
    const browser = browserOf(app, publicUrl, { "x-forwarded-for": "198.51.100.1" });
    const ask = () =>
      browser.post("/api/password/forgot", { body: { identifier: crypto.randomUUID() } });
    const answers = await Promise.all(Array.from({ length: 100 }, ask));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect(await ask()).toMatchObject({
      status: 429,
      body: "Too many requests. Please try again in 60 minutes.",
    });
  });
});

describe("the link", () => {
  test("sets the new password in place of the old one", async () => {
    const { username } = await someone();
    expect(await reset(await tokenFor(username))).toMatchObject({ status: 204, body: "" });
    expect((await signIn(username, oldPassword)).status).toBe(401);
    expect((await signIn(username, "a new secret")).status).toBe(200);
  });

  test("ends every session, and signs nobody in", async () => {
    const user = await someone();
    const [laptop, phone] = [as(user), as(user)];
    expect((await laptop.get("/api/auth/user")).status).toBe(200);
    const answer = await reset(await tokenFor(user.username));
    expect(answer.headers["set-cookie"]).toBeUndefined();
    for (const browser of [laptop, phone])
      expect((await browser.get("/api/auth/user")).status).toBe(401);
  });

  test("stands nowhere but in the letter: the database keeps a hash of it", async () => {
    const { id, username } = await someone();
    const token = await tokenFor(username);
    const kept = (await everyRow(db)).filter(({ table }) => table === "password_resets");
    expect(kept.filter(({ row }) => row.includes(id))).toHaveLength(1);
    expect(kept.filter(({ row }) => row.includes(token))).toEqual([]);
  });

  test("works once, and ends the others that were mailed", async () => {
    const { username } = await someone();
    const [first, second] = [await tokenFor(username), await tokenFor(username)];
    expect((await reset(first)).status).toBe(204);
    expect(await reset(first)).toMatchObject(expired);
    expect(await reset(second)).toMatchObject(expired);
  });

  test("works once also when it is used twice at the same moment", async () => {
    const { username } = await someone();
    const token = await tokenFor(username);
    const answers = await Promise.all([reset(token, "secret-1"), reset(token, "secret-2")]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 400]));
  });

  test("works for an hour", async () => {
    const { username } = await someone();
    const [first, second] = [await tokenFor(username), await tokenFor(username)];
    vi.setSystemTime(Date.now() + 59 * 60_000);
    expect((await reset(first)).status).toBe(204);
    const third = await tokenFor(username);
    vi.setSystemTime(Date.now() + 61 * 60_000);
    expect(await reset(second)).toMatchObject(expired);
    expect(await reset(third)).toMatchObject(expired);
  });

  test("of somebody's own making is refused before any hash is computed", async () => {
    vi.mocked(hash).mockClear();
    for (const token of ["", "x".repeat(32), "x".repeat(201), undefined, 7])
      expect(await reset(token)).toMatchObject(expired);
    expect(hash).not.toHaveBeenCalled();
  });

  test("survives a password that is too short", async () => {
    const { username } = await someone();
    const token = await tokenFor(username);
    expect(await reset(token, "short")).toMatchObject({
      status: 400,
      body: "Password must be at least 6 characters",
    });
    expect((await reset(token)).status).toBe(204);
  });

  test("ends the lock of an account after failed sign-ins", async () => {
    const { username, email } = await someone();
    for (let time = 0; time < 11; time += 1) await signIn(username, "incorrect");
    for (let time = 0; time < 11; time += 1) await signIn(email ?? "", "incorrect");
    expect((await signIn(username, oldPassword)).status).toBe(429);
    await reset(await tokenFor(username));
    expect((await signIn(username, "a new secret")).status).toBe(200);
    expect((await signIn(email ?? "", "a new secret")).status).toBe(200);
  });

  test("gives a password to an account that never had one", async () => {
    const { username } = await someone({ passwordHash: null });
    await reset(await tokenFor(username));
    expect((await signIn(username, "a new secret")).status).toBe(200);
  });
});
