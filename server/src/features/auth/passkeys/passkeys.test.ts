import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { everyRow } from "#test/database/every-row.ts";
import { eraseAtOf, makeDue } from "#test/database/make-due.ts";
import { type Fault, SoftwareAuthenticator } from "#test/passkeys/software-authenticator.ts";
import {
  codeOf,
  forgetAttempts,
  newBrowser,
  signIn,
  someoneSignedIn,
  turnTotpOn,
} from "#test/second-factor.ts";
import type { Browser } from "#test/servers/browser.ts";
import { startApp } from "#test/start-app.ts";

const services = await startApp({ env: { PUBLIC_URL: "https://jobs.example" } });
const { letters, db, config } = services;
const origin = config.publicUrl;
const minute = 60_000;

interface CreationOptions {
  challenge: string;
  rp: { id: string; name: string };
  user: { id: string; name: string };
  excludeCredentials: { id: string }[];
}
interface RequestOptions {
  challenge: string;
  rpId: string;
  allowCredentials?: { id: string }[];
}

const unverified = "This passkey could not be verified";
const subjects = (to: string | null) =>
  letters.filter((letter) => letter.to === to).map(({ subject }) => subject);
const ask = async (browser: Browser) =>
  (await browser.post<CreationOptions>("/api/auth/passkeys/options")).body;
const register = async (
  browser: Browser,
  key = new SoftwareAuthenticator(origin),
  fault: Fault & { name?: string } = {},
) => {
  const { name, ...wrong } = fault;
  const credential = key.create(await ask(browser), wrong);
  return browser.post<{ id: string; name: string; recoveryCodes: string[] | null }>(
    "/api/auth/passkeys",
    { body: { name, credential } },
  );
};
/** Somebody with a passkey. */
const withPasskey = async (algorithm: "ES256" | "RS256" = "ES256") => {
  const person = await someoneSignedIn(services);
  const key = new SoftwareAuthenticator(origin, algorithm);
  const { body } = await register(person.browser, key);
  return { ...person, key, passkeyId: body.id };
};
const askToSignIn = async (browser: Browser) =>
  (await browser.post<RequestOptions>("/api/login/passkey/options")).body;
const signInWith = async (
  key: SoftwareAuthenticator,
  { fault = {}, browser = newBrowser(services) }: { fault?: Fault; browser?: Browser } = {},
) => {
  const credential = key.get(await askToSignIn(browser), fault);
  return browser.post<{ id: string }>("/api/login/passkey", { body: { credential } });
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await forgetAttempts(services);
});
afterEach(() => void vi.useRealTimers());

describe("a passkey is registered", () => {
  test.each(["ES256", "RS256"] as const)(
    "with a key of %s, and signs in by it alone",
    async (algorithm) => {
      const { id, key } = await withPasskey(algorithm);
      expect(await signInWith(key)).toMatchObject({ status: 200, body: { id } });
    },
  );

  test("and signs nobody in whose account is to be erased by now", async () => {
    const { id, key } = await withPasskey();
    const browser = newBrowser(services);
    await makeDue(db, { id });
    expect((await signInWith(key, { browser })).status).toBe(401);
    expect((await browser.get("/api/auth/user")).status).toBe(401);
    expect(await eraseAtOf(db, { id })).not.toBeNull();
  });

  test("as the first factor: recovery codes, other sessions end, two letters", async () => {
    const { email, username, browser } = await someoneSignedIn(services);
    const elsewhere = newBrowser(services);
    await signIn(elsewhere, username);
    const answer = await register(browser, undefined, { name: "Phone" });
    expect(answer).toMatchObject({ status: 201, body: { name: "Phone", lastUsedAt: null } });
    expect(answer.body.recoveryCodes).toHaveLength(10);
    expect((await elsewhere.get("/api/auth/user")).status).toBe(401);
    expect(subjects(email)).toEqual(["A passkey was added", "Two-step sign-in was turned on"]);
    const second = await register(browser);
    expect(second.body).toMatchObject({ name: "Passkey", recoveryCodes: null });
    expect((await browser.get("/api/account")).body).toMatchObject({
      secondFactor: { totp: false, passkeys: 2, recoveryCodesLeft: 10 },
    });
  });

  test("by options that say what it is for, and nothing of the person", async () => {
    const { id, username, browser, key } = await withPasskey();
    const [options, again] = [await ask(browser), await ask(browser)];
    expect(options).toEqual({
      rp: { id: "jobs.example", name: "Rolecall" },
      user: { id: options.user.id, name: username, displayName: username },
      challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      pubKeyCredParams: [
        { type: "public-key", alg: -7 },
        { type: "public-key", alg: -257 },
      ],
      timeout: 5 * minute,
      excludeCredentials: [{ type: "public-key", id: key.id, transports: ["internal"] }],
      authenticatorSelection: {
        residentKey: "required",
        requireResidentKey: true,
        userVerification: "required",
      },
      attestation: "none",
    });
    expect(again.user.id).toBe(options.user.id);
    expect(again.challenge).not.toBe(options.challenge);
    const handle = Buffer.from(options.user.id, "base64url").toString("latin1");
    expect(handle).not.toContain(username);
    expect(handle).not.toContain(id);
  });

  test("once, by whomever", async () => {
    const { browser, key } = await withPasskey();
    const other = await someoneSignedIn(services);
    for (const one of [browser, other.browser])
      expect(await register(one, key)).toMatchObject({
        status: 409,
        body: "This passkey is already registered",
      });
  });

  test("twenty times at most", async () => {
    const { browser } = await someoneSignedIn(services);
    for (let count = 0; count < 20; count += 1) expect((await register(browser)).status).toBe(201);
    expect(await register(browser)).toMatchObject({ status: 409, body: "At most 20 passkeys" });
  });

  test.each<[string, Fault]>([
    ["another site", { origin: "https://evil.example" }],
    ["another port", { origin: "https://jobs.example:8443" }],
    ["another host name", { rpId: "evil.example" }],
    ["another ceremony", { type: "webauthn.get" }],
    ["another challenge", { challenge: "AAAA" }],
    ["nobody present", { flags: 4 }],
    ["a person who was not verified", { flags: 1 }],
  ])("not with an answer of %s", async (_what, fault) => {
    const { browser } = await someoneSignedIn(services);
    expect(await register(browser, undefined, fault)).toMatchObject({
      status: 400,
      body: unverified,
    });
  });

  test.each([undefined, null, {}, "text", { id: "a", response: {} }])(
    "not with what is no credential: %o",
    async (credential) => {
      const { browser } = await someoneSignedIn(services);
      const answer = await browser.post("/api/auth/passkeys", { body: { credential } });
      expect(answer).toMatchObject({ status: 400, body: unverified });
    },
  );
});

describe("one's passkeys", () => {
  test("are listed oldest first, renamed and removed, and are nobody else's", async () => {
    const { email, browser, passkeyId, key } = await withPasskey();
    const { body: second } = await register(browser, undefined, { name: "Key" });
    const list = async (one: Browser) =>
      (await one.get<{ id: string; name: string }[]>("/api/auth/passkeys")).body;
    expect(await list(browser)).toMatchObject([{ name: "Passkey" }, { name: "Key" }]);
    const path = `/api/auth/passkeys/${passkeyId}`;

    const other = await someoneSignedIn(services);
    const missing = { status: 404, body: "Passkey not found" };
    expect(await other.browser.patch(path, { body: { name: "Mine" } })).toMatchObject(missing);
    expect(await other.browser.delete(path)).toMatchObject(missing);
    expect(await other.browser.delete("/api/auth/passkeys/7")).toMatchObject(missing);
    expect(await list(other.browser)).toEqual([]);

    const renamed = await browser.patch(path, { body: { name: "Laptop" } });
    expect(renamed).toMatchObject({ status: 200, body: { id: passkeyId, name: "Laptop" } });
    expect(renamed.body).not.toHaveProperty("recoveryCodes");
    expect(await browser.patch(path, { body: { name: "x".repeat(101) } })).toMatchObject({
      status: 400,
    });
    expect((await browser.delete(path)).status).toBe(204);
    expect((await signInWith(key)).status).toBe(401);
    expect(subjects(email).at(-1)).toBe("A passkey was removed");
    await browser.delete(`/api/auth/passkeys/${second.id}`);
    expect(subjects(email).slice(-2)).toEqual([
      "A passkey was removed",
      "Two-step sign-in was turned off",
    ]);
    expect((await browser.get("/api/account")).body).toMatchObject({
      secondFactor: { passkeys: 0, recoveryCodesLeft: 0 },
    });
  });
});

describe("signing in with a passkey alone", () => {
  test("needs no second call, even with an authenticator", async () => {
    const { id, browser, key } = await withPasskey();
    await turnTotpOn(browser);
    expect(await signInWith(key)).toMatchObject({ status: 200, body: { id } });
  });

  test("asks everybody the same: the options name nobody's passkeys", async () => {
    const options = await askToSignIn(newBrowser(services));
    expect(options).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      rpId: "jobs.example",
      timeout: 5 * minute,
      userVerification: "required",
    });
  });

  test.each<[string, Fault]>([
    ["of another site", { origin: "https://evil.example" }],
    ["for another host name", { rpId: "evil.example" }],
    ["of another ceremony", { type: "webauthn.create" }],
    ["to another challenge", { challenge: "AAAA" }],
    ["without anybody present", { flags: 4 }],
    ["of somebody who was not verified", { flags: 1 }],
    ["for another user", { userHandle: "AAAA" }],
    ["with another signature", { signature: Buffer.alloc(70) }],
  ])("is refused with an answer %s", async (_what, fault) => {
    const { key } = await withPasskey();
    expect(await signInWith(key, { fault })).toMatchObject({ status: 401, body: unverified });
  });

  test("is refused in the same words with a passkey that nobody has", async () => {
    const key = new SoftwareAuthenticator(origin);
    expect(await signInWith(key)).toMatchObject({ status: 401, body: unverified });
  });

  test("is refused where a counter has not risen, as with a copy", async () => {
    const { key } = await withPasskey();
    key.counter = 5;
    expect((await signInWith(key)).status).toBe(200);
    for (const counter of [6, 5, 0])
      expect(await signInWith(key, { fault: { counter } })).toMatchObject({ status: 401 });
    key.counter = 7;
    expect((await signInWith(key)).status).toBe(200);
  });

  test("works without a user handle, as of an older security key", async () => {
    const { key } = await withPasskey();
    expect((await signInWith(key, { fault: { userHandle: undefined } })).status).toBe(200);
  });

  test("uses a challenge up, in its own browser and within five minutes", async () => {
    const { key } = await withPasskey();
    const browser = newBrowser(services);
    const options = await askToSignIn(browser);
    const send = (one: Browser, credential: unknown) =>
      one.post("/api/login/passkey", { body: { credential } });
    const elsewhere = newBrowser(services);
    await askToSignIn(elsewhere);
    expect((await send(elsewhere, key.get(options))).status).toBe(401);
    expect((await send(newBrowser(services), key.get(options))).status).toBe(401);
    const answer = key.get(options);
    expect((await send(browser, answer)).status).toBe(200);
    expect((await send(browser, answer)).status).toBe(401);

    const late = await askToSignIn(browser);
    vi.setSystemTime(Date.now() + 5 * minute + 1);
    expect((await send(browser, key.get(late))).status).toBe(401);
  });

  test("of eight answers to one challenge takes one", async () => {
    const { key } = await withPasskey();
    const browser = newBrowser(services);
    const credential = key.get(await askToSignIn(browser));
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => browser.post("/api/login/passkey", { body: { credential } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("of one account pushes out no challenge of another, nor of who signs in, from the same network", async () => {
    const other = await someoneSignedIn(services);
    const key = new SoftwareAuthenticator(origin);
    const credential = key.create(await ask(other.browser));
    const { key: passkey, id } = await withPasskey();
    const signingIn = newBrowser(services);
    const asked = await askToSignIn(signingIn);
    const { browser } = await someoneSignedIn(services);
    for (let time = 0; time < 510; time += 1) await ask(browser);
    expect(await other.browser.post("/api/auth/passkeys", { body: { credential } })).toMatchObject({
      status: 201,
    });
    const signedIn = await signingIn.post("/api/login/passkey", {
      body: { credential: passkey.get(asked) },
    });
    expect(signedIn).toMatchObject({ status: 200, body: { id } });
  });

  test("keeps a bounded number of challenges of one network", async () => {
    const kept = async () =>
      (await everyRow(db)).filter(
        ({ table, row }) => table === "passkey_challenges" && row.includes("sign-in"),
      ).length;
    const before = await kept();
    const browser = newBrowser(services);
    for (let time = 0; time < 25; time += 1) await askToSignIn(browser);
    expect((await kept()) - before).toBe(20);
    for (let time = 0; time < 500; time += 1) await askToSignIn(newBrowser(services));
    expect(await kept()).toBe(500);
  });
});

describe("a passkey as the second step and as a proof", () => {
  const secondStep = async (username: string) => {
    const browser = newBrowser(services);
    const { body } = await signIn(browser, username);
    expect(body.ways).toEqual(["passkey", "recovery"]);
    return browser;
  };

  test("passes the second step, asked for by one's own", async () => {
    const { id, username, key } = await withPasskey();
    const browser = await secondStep(username);
    const { body } = await browser.post<RequestOptions>("/api/login/second-factor/options");
    expect(body.allowCredentials).toMatchObject([{ id: key.id }]);
    const passed = await browser.post("/api/login/second-factor", {
      body: { credential: key.get(body) },
    });
    expect(passed).toMatchObject({ status: 200, body: { id } });
  });

  test("of somebody else passes nothing", async () => {
    const { username } = await withPasskey();
    const { key } = await withPasskey();
    const browser = await secondStep(username);
    const { body } = await browser.post<RequestOptions>("/api/login/second-factor/options");
    const answer = await browser.post("/api/login/second-factor", {
      body: { credential: key.get(body) },
    });
    expect(answer).toMatchObject({ status: 401, body: unverified });
  });

  test("answers no challenge of another purpose", async () => {
    const { username, key, browser: own } = await withPasskey();
    const browser = await secondStep(username);
    const credential = key.get(await askToSignIn(browser));
    const answer = await browser.post("/api/login/second-factor", { body: { credential } });
    expect(answer).toMatchObject({ status: 401, body: unverified });
    const { body } = await own.post<RequestOptions>("/api/auth/proof/options");
    const signedIn = await own.post("/api/login/passkey", { body: { credential: key.get(body) } });
    expect(signedIn.status).toBe(401);
  });

  test("is a fresh proof, of the account's own", async () => {
    const { browser, key, passkeyId } = await withPasskey();
    const stranger = await withPasskey();
    vi.setSystemTime(Date.now() + 11 * minute);
    const remove = () => browser.delete(`/api/auth/passkeys/${passkeyId}`);
    expect((await remove()).status).toBe(403);
    const prove = async (one: SoftwareAuthenticator) => {
      const { body } = await browser.post<RequestOptions>("/api/auth/proof/options");
      return browser.post("/api/auth/proof", { body: { credential: one.get(body) } });
    };
    expect(await prove(stranger.key)).toMatchObject({ status: 400, body: unverified });
    expect((await prove(key)).status).toBe(204);
    expect((await remove()).status).toBe(204);
  });

  test("is not offered where there is none", async () => {
    const { browser, username } = await someoneSignedIn(services);
    const none = { status: 409, body: "There is no passkey" };
    expect(await browser.post("/api/auth/proof/options")).toMatchObject(none);
    const { secret } = await turnTotpOn(browser);
    const other = newBrowser(services);
    await signIn(other, username);
    expect(await other.post("/api/login/second-factor/options")).toMatchObject(none);
    const code = codeOf(secret, 1);
    expect((await other.post("/api/login/second-factor", { body: { code } })).status).toBe(200);
  });
});
