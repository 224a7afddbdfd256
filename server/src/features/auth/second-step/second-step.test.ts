import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { everyRow } from "#test/database/every-row.ts";
import {
  forgetAttempts,
  codeOf,
  newBrowser,
  nextHalfMinute,
  password,
  signIn,
  someoneSignedIn,
  turnTotpOn,
  wrongCodeFor,
} from "#test/second-factor.ts";
import { type Browser, browserOf } from "#test/servers/browser.ts";
import { startApp } from "#test/start-app.ts";

const services = await startApp();
const { letters, db } = services;

const minute = 60_000;
const subjects = (to: string | null) =>
  letters.filter((letter) => letter.to === to).map(({ subject }) => subject);

/** Somebody whose authenticator is on, half a minute later, so that its present code is unused. */
const withTotp = async () => {
  const person = await someoneSignedIn(services);
  const factor = await turnTotpOn(person.browser);
  vi.setSystemTime(nextHalfMinute());
  return { ...person, ...factor };
};
/** A browser in which the first call of a sign-in was made. */
const begun = async (username: string, more: object = {}) => {
  const browser = newBrowser(services);
  expect(await signIn(browser, username, more)).toMatchObject({ status: 202 });
  return browser;
};
const pass = (browser: Browser, body?: object) =>
  browser.post("/api/login/second-factor", body && { body });
const wrong = { status: 401, body: "That code is not right" };
const again = { status: 401, body: "Please sign in again" };

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await forgetAttempts(services);
});
afterEach(() => void vi.useRealTimers());

test("sign-ins that others begin elsewhere push out none of one's own", async () => {
  const proxied = await startApp({ env: { TRUST_PROXY: "loopback" } });
  const at = (address: string) =>
    browserOf(proxied.app, proxied.config.publicUrl, { "x-forwarded-for": address });
  const { username, browser } = await someoneSignedIn(proxied);
  const { secret } = await turnTotpOn(browser);
  vi.setSystemTime(nextHalfMinute());
  const own = at("192.0.2.1");
  expect(await signIn(own, username)).toMatchObject({ status: 202 });
  for (let time = 0; time < 22; time += 1) await signIn(at("198.51.100.7"), username);
  expect(await pass(own, { code: codeOf(secret) })).toMatchObject({ status: 200 });
  const kept = (await everyRow(proxied.db)).filter(({ table }) => table === "pending_sign_ins");
  expect(kept).toHaveLength(20);
});

describe("two-step sign-in is turned on", () => {
  test("by a code of the authenticator: ten recovery codes, other sessions end, a letter", async () => {
    const { email, username, browser } = await someoneSignedIn(services);
    const elsewhere = newBrowser(services);
    await signIn(elsewhere, username);

    const answer = await browser.post<{ secret: string; uri: string }>("/api/auth/totp");
    const { secret, uri } = answer.body;
    expect(answer.status).toBe(201);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(`otpauth://totp/Rolecall:${username}?secret=${secret}&issuer=Rolecall`);
    const account = async () => (await browser.get("/api/account")).body;
    expect(await account()).toMatchObject({ secondFactor: { totp: false } });

    const confirm = (code: unknown) => browser.post("/api/auth/totp/confirm", { body: { code } });
    for (const code of [wrongCodeFor(secret), "", 7, undefined])
      expect(await confirm(code)).toMatchObject({ status: 400, body: "That code is not right" });
    const confirmed = await confirm(codeOf(secret));
    expect(confirmed).toMatchObject({ status: 200 });
    const { recoveryCodes } = confirmed.body as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-9-]{10,}$/);

    expect(await account()).toMatchObject({
      secondFactor: { totp: true, passkeys: 0, recoveryCodesLeft: 10 },
    });
    expect((await elsewhere.get("/api/auth/user")).status).toBe(401);
    expect(subjects(email)).toEqual(["Two-step sign-in was turned on"]);
  });

  test("once: there is nothing to confirm before and after, and no second authenticator", async () => {
    const { browser } = await someoneSignedIn(services);
    const nothing = { status: 409, body: "There is nothing to confirm" };
    const confirm = (code: string) => browser.post("/api/auth/totp/confirm", { body: { code } });
    expect(await confirm("123456")).toMatchObject(nothing);
    const { secret } = await turnTotpOn(browser);
    expect(await confirm(codeOf(secret, 1))).toMatchObject(nothing);
    expect(await browser.post("/api/auth/totp")).toMatchObject({
      status: 409,
      body: "Two-step sign-in is already on",
    });
  });

  test("with the newest secret that was asked for", async () => {
    const { browser } = await someoneSignedIn(services);
    const ask = async () => (await browser.post<{ secret: string }>("/api/auth/totp")).body.secret;
    const [first, second] = [await ask(), await ask()];
    const confirm = (secret: string) =>
      browser.post("/api/auth/totp/confirm", { body: { code: codeOf(secret) } });
    expect((await confirm(first)).status).toBe(400);
    expect((await confirm(second)).status).toBe(200);
  });
});

describe("a sign-in with a second step", () => {
  test("takes two calls, with a cookie that opens nothing else", async () => {
    const { id, username, secret } = await withTotp();
    const browser = newBrowser(services);
    const first = await signIn(browser, username, { rememberMe: true });
    expect(first).toMatchObject({
      status: 202,
      body: { next: "second-factor", ways: ["totp", "recovery"] },
    });
    expect(browser.setCookies).toEqual([
      expect.stringMatching(
        /^rolecall-sign-in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    expect((await browser.get("/api/auth/user")).status).toBe(401);
    expect(await pass(browser, { code: codeOf(secret) })).toMatchObject({
      status: 200,
      body: { id },
    });
    expect(browser.setCookies.at(-1)).toContain("Max-Age=2592000");
    expect((await browser.get("/api/auth/user")).body).toMatchObject({ id });
    expect(browser.cookies.has("rolecall-sign-in")).toBe(false);
    expect(await pass(browser, { code: codeOf(secret, 1) })).toMatchObject(again);
  });

  test("says nothing of it to a wrong password", async () => {
    const { username } = await withTotp();
    const answer = await signIn(newBrowser(services), username, { password: "incorrect" });
    expect(answer).toMatchObject({ status: 401, body: "Invalid username or password" });
  });

  test.each([
    undefined,
    {},
    { code: "" },
    { code: 123_456 },
    { code: null },
    { credential: "text" },
    { code: "123456", recoveryCode: "abcd" },
  ])("wants one factor: %o", async (body) => {
    const { username } = await withTotp();
    const browser = await begun(username);
    expect(await pass(browser, body)).toMatchObject({ status: 400, body: "Enter a code" });
  });

  test("cannot be gone on with without its cookie, after ten minutes, or by another's", async () => {
    const { username, secret } = await withTotp();
    expect(await pass(newBrowser(services), { code: codeOf(secret) })).toMatchObject(again);
    expect(await pass(newBrowser(services))).toMatchObject(again);
    const browser = await begun(username);
    vi.setSystemTime(Date.now() + 10 * minute + 1);
    expect(await pass(browser, { code: codeOf(secret) })).toMatchObject(again);
  });

  test("is over when the password or a factor changed meanwhile", async () => {
    const { username, browser: own, secret, recoveryCodes } = await withTotp();
    const before = await begun(username);
    const changed = "another battery";
    await own.post("/api/auth/password", {
      body: { currentPassword: password, password: changed },
    });
    expect(await pass(before, { code: codeOf(secret) })).toMatchObject(again);

    const between = await begun(username, { password: changed });
    await own.post("/api/auth/proof", { body: { recoveryCode: recoveryCodes[0] } });
    expect((await own.delete("/api/auth/totp")).status).toBe(204);
    expect(await pass(between, { recoveryCode: recoveryCodes[1] })).toMatchObject(again);
  });

  test("ends with the fifth wrong code, whatever comes then, and its owner is told", async () => {
    const { email, username, secret } = await withTotp();
    const browser = await begun(username);
    for (let time = 0; time < 5; time += 1)
      expect(await pass(browser, { code: wrongCodeFor(secret) })).toMatchObject(wrong);
    expect(await pass(browser, { code: codeOf(secret) })).toMatchObject(again);
    expect(subjects(email).at(-1)).toBe("Somebody could not pass your second step");
  });

  test("is 429 after ten wrong codes from one address, which a right password does not forget", async () => {
    const { username, secret } = await withTotp();
    for (let time = 0; time < 2; time += 1) {
      const browser = await begun(username);
      for (let code = 0; code < 5; code += 1) await pass(browser, { code: wrongCodeFor(secret) });
    }
    expect((await signIn(newBrowser(services), username)).status).toBe(429);
    const { username: another } = await withTotp();
    await begun(another);
  });
});

describe("a code", () => {
  test("is taken once, and none up to it: not the one that confirmed either", async () => {
    const person = await someoneSignedIn(services);
    const { secret } = await turnTotpOn(person.browser);
    const browser = await begun(person.username);
    expect(await pass(browser, { code: codeOf(secret) })).toMatchObject(wrong);
    expect(await pass(browser, { code: codeOf(secret, -1) })).toMatchObject(wrong);
    expect((await pass(browser, { code: codeOf(secret, 1) })).status).toBe(200);
    const other = await begun(person.username);
    expect(await pass(other, { code: codeOf(secret, 1) })).toMatchObject(wrong);
  });

  test("of eight at once is taken one time, in as many sign-ins", async () => {
    const { username, secret } = await withTotp();
    const browsers = await Promise.all(Array.from({ length: 8 }, () => begun(username)));
    const answers = await Promise.all(browsers.map((one) => pass(one, { code: codeOf(secret) })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(7);
  });

  test("of eight at once signs one in, where they come for the same sign-in", async () => {
    const { username, secret } = await withTotp();
    const browser = await begun(username);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => pass(browser, { code: codeOf(secret) })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(7);
  });
});

describe("a recovery code", () => {
  test("signs in once, however it is typed, and its owner is told", async () => {
    const { id, email, username, browser: own, recoveryCodes } = await withTotp();
    const [code = ""] = recoveryCodes;
    const typed = ` ${code.toUpperCase().replaceAll("-", " ")}`;
    const browser = await begun(username);
    const passed = await pass(browser, { recoveryCode: typed });
    expect(passed).toMatchObject({ status: 200, body: { id } });
    expect(subjects(email).at(-1)).toBe("A recovery code was used");
    expect((await own.get("/api/account")).body).toMatchObject({
      secondFactor: { recoveryCodesLeft: 9 },
    });
    expect(await pass(await begun(username), { recoveryCode: code })).toMatchObject(wrong);
  });

  test("of eight at once signs one in", async () => {
    const { username, recoveryCodes } = await withTotp();
    const browsers = await Promise.all(Array.from({ length: 8 }, () => begun(username)));
    const answers = await Promise.all(
      browsers.map((one) => pass(one, { recoveryCode: recoveryCodes[0] })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("ends when new ones are made", async () => {
    const { email, username, browser: own, recoveryCodes } = await withTotp();
    const made = await own.post<{ recoveryCodes: string[] }>("/api/auth/recovery-codes");
    expect(made.status).toBe(201);
    expect(subjects(email).at(-1)).toBe("New recovery codes were made");
    const browser = await begun(username);
    expect(await pass(browser, { recoveryCode: recoveryCodes[0] })).toMatchObject(wrong);
    const [code] = made.body.recoveryCodes;
    expect((await pass(browser, { recoveryCode: code })).status).toBe(200);
  });

  test("is not to be had without a second factor", async () => {
    const { browser } = await someoneSignedIn(services);
    expect(await browser.post("/api/auth/recovery-codes")).toMatchObject({
      status: 409,
      body: "Two-step sign-in is off",
    });
  });
});

describe("two-step sign-in is turned off", () => {
  test("with the authenticator: the recovery codes end, a letter tells, one call signs in", async () => {
    const { email, username, browser } = await withTotp();
    expect((await browser.delete("/api/auth/totp")).status).toBe(204);
    expect(await browser.delete("/api/auth/totp")).toMatchObject({
      status: 404,
      body: "There is no authenticator",
    });
    expect((await browser.get("/api/account")).body).toMatchObject({
      secondFactor: { totp: false, passkeys: 0, recoveryCodesLeft: 0 },
    });
    expect(subjects(email).at(-1)).toBe("Two-step sign-in was turned off");
    expect((await signIn(newBrowser(services), username)).status).toBe(200);
  });
});

describe("a proof of who has a second factor", () => {
  const prove = (browser: Browser, body: object) => browser.post("/api/auth/proof", { body });

  test("is the factor, and not the password", async () => {
    const { browser, secret, recoveryCodes } = await withTotp();
    expect(await prove(browser, { password })).toMatchObject({
      status: 400,
      body: "Confirm with your second factor",
    });
    expect(await prove(browser, { code: wrongCodeFor(secret) })).toMatchObject({
      status: 400,
      body: "That code is not right",
    });
    vi.setSystemTime(Date.now() + 11 * minute);
    expect((await browser.delete("/api/auth/totp")).status).toBe(403);
    expect((await prove(browser, { code: codeOf(secret) })).status).toBe(204);
    expect((await prove(browser, { code: codeOf(secret) })).status).toBe(400);
    expect((await prove(browser, { recoveryCode: recoveryCodes[0] })).status).toBe(204);
    expect((await browser.delete("/api/auth/totp")).status).toBe(204);
  });

  test("is 429 after ten wrong codes, which count together with those of sign-ins", async () => {
    const { username, browser, secret } = await withTotp();
    for (let time = 0; time < 10; time += 1)
      expect((await prove(browser, { code: wrongCodeFor(secret) })).status).toBe(400);
    expect((await prove(browser, { code: codeOf(secret) })).status).toBe(429);
    expect((await signIn(newBrowser(services), username)).status).toBe(429);
  });
});

test("of recovery codes and sign-ins under way the database keeps hashes, and the secret is in no answer", async () => {
  const { username, browser: own, secret, recoveryCodes } = await withTotp();
  const browser = await begun(username);
  const kept = (await everyRow(db)).map(({ row }) => row).join("\n");
  expect(kept).toContain(username);
  for (const code of recoveryCodes) {
    expect(kept).not.toContain(code);
    expect(kept).not.toContain(code.replaceAll("-", ""));
  }
  expect(kept).not.toContain(browser.cookies.get("rolecall-sign-in"));
  for (const path of ["/api/account", "/api/auth/user", "/api/auth/sessions"])
    expect((await own.get(path)).bytes.toString()).not.toContain(secret);
});
