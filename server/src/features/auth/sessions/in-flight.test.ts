import { describe, expect, test } from "vitest";
import { hashPassword } from "#features/auth/passwords.ts";
import { buildUser } from "#test/build.ts";
import {
  oneBehindTheOther,
  rowOfUser,
  sessionsOf,
  whileItWaits,
} from "#test/database/hold-rows.ts";
import { SoftwareAuthenticator } from "#test/passkeys/software-authenticator.ts";
import { codeOf, forgetAttempts, newBrowser, password, signIn } from "#test/second-factor.ts";
import { startAppWithGoogle } from "#test/servers/app-with-google.ts";
import type { Browser } from "#test/servers/browser.ts";
import { uniqueWord } from "#test/unique-word.ts";

const { provider, publicUrl, services } = await startAppWithGoogle();
const { db, as, anonymous, letters, cookieOf } = services;
const passwordHash = await hashPassword(password);

type Person = Awaited<ReturnType<typeof someone>>;
type Caller = ReturnType<typeof as>;
const someone = (row: object = {}) => buildUser(db, { passwordHash, emailVerified: true, ...row });

const addPasskey = async (caller: Caller, key = new SoftwareAuthenticator(publicUrl)) => {
  const { body } = await caller.post<Parameters<typeof key.create>[0]>(
    "/api/auth/passkeys/options",
  );
  return caller.post("/api/auth/passkeys", { body: { credential: key.create(body) } });
};
const resetToken = async ({ username, email }: Pick<Person, "username" | "email">) => {
  await forgetAttempts(services);
  await anonymous.post("/api/password/forgot", { body: { identifier: username } });
  const letter = letters.findLast(({ to, text }) => to === email && text.includes("/auth/reset"));
  return /token=([\w-]+)/.exec(letter?.text ?? "")?.[1];
};
const newPassword = (person: Person, caller = as(person)) =>
  caller.post("/api/auth/password", {
    body: { currentPassword: password, password: "owner's own" },
  });

/** Each ends the sessions of others, and is made by the account's owner. */
const changes: [string, (person: Person) => Promise<() => Promise<{ status: number }>>][] = [
  ["a new password", async (person) => () => newPassword(person)],
  [
    "a reset",
    async (person) => {
      const token = await resetToken(person);
      return () =>
        anonymous.post("/api/password/reset", { body: { token, password: "owner's own" } });
    },
  ],
  [
    "a new authenticator",
    async (person) => {
      const owner = as(person);
      const { body } = await owner.post<{ secret: string }>("/api/auth/totp");
      return () => owner.post("/api/auth/totp/confirm", { body: { code: codeOf(body.secret) } });
    },
  ],
];

/** Each prepares a browser for a sign-in to the account, whose last call is then answered. */
const waysIn: [string, (browser: Browser) => Promise<[Person, () => Promise<unknown>]>][] = [
  [
    "a password",
    async (browser) => {
      const person = await someone();
      return [person, () => signIn(browser, person.username)];
    },
  ],
  [
    "a second step",
    async (browser) => {
      const person = await someone();
      const { body } = await addPasskey(as(person));
      const [recoveryCode] = (body as { recoveryCodes: string[] }).recoveryCodes;
      await signIn(browser, person.username);
      return [person, () => browser.post("/api/login/second-factor", { body: { recoveryCode } })];
    },
  ],
  [
    "a passkey",
    async (browser) => {
      const person = await someone();
      const key = new SoftwareAuthenticator(publicUrl);
      await addPasskey(as(person), key);
      const { body } = await browser.post<Parameters<typeof key.get>[0]>(
        "/api/login/passkey/options",
      );
      const credential = key.get(body);
      return [person, () => browser.post("/api/login/passkey", { body: { credential } })];
    },
  ],
  [
    "an account elsewhere",
    async (browser) => {
      const person = await someone();
      const { headers } = await browser.get("/api/auth/social/google");
      const claims = { sub: person.id, email: person.email, email_verified: true };
      const { pathname, search } = await provider.agree(String(headers["location"]), claims);
      return [person, () => browser.get(pathname + search)];
    },
  ],
];

/** Signs the browser in as somebody else: a sign-in there ends this session first. */
const signedInBefore = async (browser: Browser) => {
  const other = await buildUser(db);
  const [name = "", value = ""] = (await cookieOf(other)).split("=");
  browser.cookies.set(name, value);
  return sessionsOf(other);
};
const isSignedIn = async (browser: Browser) => (await browser.get("/api/auth/user")).status === 200;

describe.each(waysIn)("a sign-in by %s that is under way", (_way, prepare) => {
  test.each(changes)("is refused after %s", async (_change, prepareChange) => {
    const browser = newBrowser(services);
    const [person, lastCall] = await prepare(browser);
    const change = await prepareChange(person);
    const held = await signedInBefore(browser);
    const answer = await whileItWaits(db, held, lastCall, async () =>
      expect((await change()).status).toBeLessThan(300),
    );
    const { headers, body } = answer as Awaited<ReturnType<Browser["get"]>>;
    const refusals = ["Please sign in again", "/auth?failure=social-expired"];
    expect(refusals).toContain(headers["location"] ?? body);
    expect(await isSignedIn(browser)).toBe(false);
  });
});

test("a second step that comes just behind a new password uses no recovery code up", async () => {
  const person = await someone();
  const owner = as(person);
  const { body } = await addPasskey(owner);
  const [recoveryCode] = (body as { recoveryCodes: string[] }).recoveryCodes;
  const browser = newBrowser(services);
  await signIn(browser, person.username);
  const [changed, answer] = await oneBehindTheOther(
    db,
    rowOfUser(person),
    () => newPassword(person, owner),
    () => browser.post("/api/login/second-factor", { body: { recoveryCode } }),
  );
  expect(changed.status).toBe(204);
  expect(answer).toMatchObject({ status: 401, body: "Please sign in again" });
  expect((await owner.get("/api/account")).body).toMatchObject({
    secondFactor: { recoveryCodesLeft: 10 },
  });
});

test("a registration under way is signed in to no account that the address's owner took meanwhile", async () => {
  const browser = newBrowser(services);
  const held = await signedInBefore(browser);
  const username = uniqueWord();
  const email = `${username}@example.org`;
  const answer = await whileItWaits(
    db,
    held,
    () => browser.post("/api/register", { body: { username, email, password } }),
    async () => {
      const token = await resetToken({ username, email });
      const body = { token, password: "owner's own" };
      expect((await anonymous.post("/api/password/reset", { body })).status).toBe(204);
    },
  );
  expect(answer).toMatchObject({ status: 401, body: "Please sign in again" });
  expect(await isSignedIn(browser)).toBe(false);
});

describe.each(changes)("%s", (_change, prepareChange) => {
  test("ends the session of a sign-in that came just before it", async () => {
    const person = await someone();
    const change = await prepareChange(person);
    const browser = newBrowser(services);
    const [signedIn, changed] = await oneBehindTheOther(
      db,
      rowOfUser(person),
      () => signIn(browser, person.username),
      change,
    );
    expect([signedIn.status, changed.status < 300]).toEqual([200, true]);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test.each<[string, (caller: Caller, person: Person) => Promise<() => Promise<unknown>>]>([
    ["sets no password", async (caller, person) => () => newPassword(person, caller)],
    [
      "turns no authenticator on",
      async (caller) => {
        const { body } = await caller.post<{ secret: string }>("/api/auth/totp");
        return () => caller.post("/api/auth/totp/confirm", { body: { code: codeOf(body.secret) } });
      },
    ],
    [
      "adds no passkey",
      async (caller) => {
        const key = new SoftwareAuthenticator(publicUrl);
        const { body } = await caller.post<Parameters<typeof key.create>[0]>(
          "/api/auth/passkeys/options",
        );
        const credential = key.create(body);
        return () => caller.post("/api/auth/passkeys", { body: { credential } });
      },
    ],
    [
      "asks for no other address",
      async (caller) => () =>
        caller.post("/api/auth/email", { body: { email: "stranger@example.org" } }),
    ],
    [
      "takes no other username",
      async (caller) => () =>
        caller.patch("/api/auth/user", { body: { username: `stranger-${uniqueWord()}` } }),
    ],
    ["does not leave", async (caller) => () => caller.delete("/api/account")],
  ])("leaves a session that it ended nothing to finish: it %s", async (_what, prepareCall) => {
    const person = await someone();
    const call = await prepareCall(as(person), person);
    const change = await prepareChange(person);
    const [changed, answer] = await oneBehindTheOther(db, rowOfUser(person), change, call);
    expect(changed.status).toBeLessThan(300);
    expect(answer).toMatchObject({ status: 401 });
  });
});
