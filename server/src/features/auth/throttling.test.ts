import { verify } from "@node-rs/argon2";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildUser } from "#test/build.ts";
import { browserOf } from "#test/servers/browser.ts";
import { soon } from "#test/soon.ts";
import { startApp } from "#test/start-app.ts";
import { insertAttempt } from "./attempts.queries.ts";
import { hashPassword } from "./passwords.ts";
import { throttle } from "./throttle.service.ts";

// Hundreds of sign-ins are tried here, and none needs a real hash.
vi.mock("@node-rs/argon2", () => ({
  hash: async (text: string) => `hash of ${text}`,
  verify: vi.fn<typeof verify>(async (hash, text) => hash === `hash of ${String(text)}`),
}));

// The server trusts a proxy, so that a test can come from any address.
const { app, config, db } = await startApp({ env: { TRUST_PROXY: "loopback" } });
const { app: otherInstance } = await startApp({
  env: { TRUST_PROXY: "loopback" },
  services: { db },
});
const unlimited = await startApp({ env: { RATE_LIMIT: "off" } });

const password = "correct horse";
const passwordHash = await hashPassword(password);
const someone = async () => buildUser(db, { passwordHash });
const minute = 60_000;

let addresses = 0;
/** A different corner of the world each time. */
const newAddress = () => {
  addresses += 1;
  return `198.51.100.${addresses}`;
};

const from = (address: string, instance = app) =>
  browserOf(instance, config.publicUrl, { "x-forwarded-for": address });
const signIn = (address: string, username: string, secret: string, instance = app) =>
  from(address, instance).post("/api/login", { body: { username, password: secret } });
const fail = async (times: number, address: string, username: string) => {
  for (let time = 0; time < times; time += 1)
    expect((await signIn(address, username, "incorrect")).status).toBe(401);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.mocked(verify).mockReset();
});

describe("a guesser at one account", () => {
  test("has to wait, even with the right password, and is told how long", async () => {
    const [address, { username }] = [newAddress(), await someone()];
    await fail(10, address, username);
    const refused = await signIn(address, username, password);
    expect(refused).toMatchObject({
      status: 429,
      body: "Too many failed sign-ins. Please try again in 15 minutes.",
    });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(14 * 60);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(15 * 60);
  });

  test("is not heard before the time is over, and heard after it", async () => {
    const [address, { username }] = [newAddress(), await someone()];
    await fail(10, address, username);
    vi.mocked(verify).mockClear();
    vi.setSystemTime(Date.now() + 14 * minute);
    expect((await signIn(address, username, password)).status).toBe(429);
    expect(verify).not.toHaveBeenCalled();
    vi.setSystemTime(Date.now() + 2 * minute);
    expect((await signIn(address, username, password)).status).toBe(200);
  });

  test("waits in every case of the username, and at every instance", async () => {
    const [address, { username }] = [newAddress(), await someone()];
    await fail(10, address, username);
    expect((await signIn(address, username.toUpperCase(), password)).status).toBe(429);
    expect((await signIn(address, username, password, otherInstance)).status).toBe(429);
  });

  test("waits at an account that does not exist just the same", async () => {
    const address = newAddress();
    await fail(10, address, "no-such-person");
    expect((await signIn(address, "no-such-person", password)).status).toBe(429);
  });

  test("cannot come from the other addresses of an IPv6 network", async () => {
    const { username } = await someone();
    for (let host = 1; host <= 10; host += 1) await fail(1, `2001:db8:7:7::${host}`, username);
    expect((await signIn("2001:db8:7:7:aaaa::1", username, password)).status).toBe(429);
    expect((await signIn("2001:db8:7:8::1", username, password)).status).toBe(200);
  });

  test("cannot pass by claiming another address further from the proxy", async () => {
    const [address, { username }] = [newAddress(), await someone()];
    await fail(10, address, username);
    expect((await signIn(`203.0.113.1, ${address}`, username, password)).status).toBe(429);
  });

  test("begins anew after a success", async () => {
    const [address, { username }] = [newAddress(), await someone()];
    await fail(9, address, username);
    expect((await signIn(address, username, password)).status).toBe(200);
    await fail(9, address, username);
    expect((await signIn(address, username, password)).status).toBe(200);
  });
});

describe("nobody else suffers", () => {
  test("the person signs in from elsewhere while their account is under attack", async () => {
    const [attacker, { username }] = [newAddress(), await someone()];
    await fail(10, attacker, username);
    expect((await signIn(newAddress(), username, password)).status).toBe(200);
  });

  test("twenty people behind one address sign in together, though each mistypes twice", async () => {
    const office = newAddress();
    const people = await Promise.all(Array.from({ length: 20 }, someone));
    await Promise.all(people.map(({ username }) => fail(2, office, username)));
    const answers = await Promise.all(
      people.map(({ username }) => signIn(office, username, password)),
    );
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
  });
});

describe("a flood from one address over many accounts", () => {
  const guesses = (times: number, address: string) =>
    Promise.all(
      Array.from({ length: times }, () => signIn(address, crypto.randomUUID(), "incorrect")),
    );

  test("is stopped after a hundred failures", async () => {
    const address = newAddress();
    await guesses(100, address);
    expect(await guesses(1, address)).toMatchObject([
      { status: 429, body: "Too many failed sign-ins. Please try again in 15 minutes." },
    ]);
    expect((await signIn(newAddress(), "somebody-else", "incorrect")).status).toBe(401);
  });

  test("is stopped no later when it comes all at once", async () => {
    const address = newAddress();
    await guesses(95, address);
    vi.mocked(verify).mockClear();
    await guesses(50, address);
    expect(vi.mocked(verify).mock.calls.length).toBeLessThan(5 + 4);
  });

  test("holds up nobody at other addresses", async () => {
    const [address, { username }] = [newAddress(), await someone()];
    const flood = guesses(300, address);
    expect((await signIn(newAddress(), username, password)).status).toBe(200);
    const turnedAway = (await flood).filter(({ headers }) => headers["retry-after"] === "2");
    expect(turnedAway.length).toBeGreaterThan(50);
  });

  test("lets four be checked at once, and a hundred wait for it", async () => {
    const { promise: checked, resolve: finish } = Promise.withResolvers<void>();
    const work = vi.fn<() => Promise<void>>(() => checked);
    const caller = { address: newAddress(), throttled: true };
    const check = () => throttle(db, caller, "failed-sign-in").run(work);
    const waiting = Array.from({ length: 104 }, check);
    await expect(check()).rejects.toMatchObject({
      kind: "too-many",
      message: "Too many requests at once. Please try again in a moment.",
      retryAfterSeconds: 2,
    });
    await soon(() => expect(work).toHaveBeenCalledTimes(4));
    finish();
    await Promise.all(waiting);
    expect(work).toHaveBeenCalledTimes(104);
  });
});

test("one address makes five hundred accounts in an hour, and then has to wait", async () => {
  const address = newAddress();
  const register = () => {
    const username = `pupil-${crypto.randomUUID()}`;
    return from(address).post("/api/register", { body: { username, password } });
  };
  const earlier = { action: "registration", address, account: null } as const;
  await Promise.all(Array.from({ length: 499 }, () => insertAttempt(db, earlier)));
  expect((await register()).status).toBe(201);
  expect(await register()).toMatchObject({
    status: 429,
    body: "Too many new accounts. Please try again in 60 minutes.",
  });
});

test("with RATE_LIMIT=off nothing is counted", async () => {
  const { username } = await buildUser(unlimited.db, { passwordHash });
  const browser = browserOf(unlimited.app, unlimited.config.publicUrl);
  const attempt = (secret: string) =>
    browser.post("/api/login", { body: { username, password: secret } });
  for (let time = 0; time < 30; time += 1) expect((await attempt("incorrect")).status).toBe(401);
  expect((await attempt(password)).status).toBe(200);
});

test("requests are asked to come back when too many passwords wait to be checked", async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  vi.mocked(verify).mockImplementation(() => promise);
  const signIns = Array.from({ length: 210 }, () =>
    unlimited.anonymous.post("/api/login", { body: { username: "somebody", password } }),
  );
  const refused = await Promise.race(signIns);
  resolve(false);
  expect(refused.status).toBe(503);
  expect(refused.headers["retry-after"]).toBe("2");
  const statuses = (await Promise.all(signIns)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([401, 503]));
});
