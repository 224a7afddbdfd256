// Guards of accounts hold on every instance: what one of them counts, checks or uses up, the other knows.
import { beforeEach, describe, expect, test } from "vitest";
import { hashPassword } from "#features/auth/passwords.ts";
import * as lost from "#features/auth/second-step/lost-factors.queries.ts";
import {
  agreeThatSecondFactorEnds,
  endLostFactors,
} from "#features/auth/second-step/lost-factors.service.ts";
import { buildJob, buildUser } from "#test/build.ts";
import {
  authenticatorOf,
  oneBehindTheOther,
  sessionsOf,
  whileItWaits,
} from "#test/database/hold-rows.ts";
import { SoftwareAuthenticator } from "#test/passkeys/software-authenticator.ts";
import {
  codeOf,
  forgetAttempts,
  newBrowser,
  password,
  signIn,
  turnTotpOn,
  wrongCodeFor,
} from "#test/second-factor.ts";
import { type Browser, browserOf } from "#test/servers/browser.ts";
import { startApp } from "#test/start-app.ts";

const env = { PUBLIC_URL: "https://jobs.example", TRUST_PROXY: "loopback" };
const first = await startApp({ env });
/** Another server on the same database, with everything else its own. */
const second = await startApp({ env, services: { db: first.db } });
const { db } = first;
const passwordHash = await hashPassword(password);
const someone = () => buildUser(db, { passwordHash });

const instanceOf = (index: number) => (index % 2 ? second : first);
/** The same browser, in front of the other instance: its cookies are those of both. */
const atTheOther = (browser: Browser): Browser => {
  const other = newBrowser(second);
  for (const [name, value] of browser.cookies) other.cookies.set(name, value);
  return other;
};
const statusesOf = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

// However often a test is done: wrong codes and passwords of a network are counted together.
beforeEach(() => forgetAttempts(first));

test("a sign-in under way at one instance is refused after a new password at another", async () => {
  const [person, before] = [await someone(), await someone()];
  const browser = newBrowser(first);
  await signIn(browser, before.username);
  const answer = await whileItWaits(
    db,
    sessionsOf(before),
    () => signIn(browser, person.username),
    async () => {
      const body = { currentPassword: password, password: "owner's own" };
      expect((await second.as(person).post("/api/auth/password", { body })).status).toBe(204);
    },
  );
  expect(answer).toMatchObject({ status: 401, body: "Please sign in again" });
  for (const one of [browser, atTheOther(browser)])
    expect((await one.get("/api/auth/user")).status).toBe(401);
});

test("wrong passwords at both are counted together", async () => {
  const { username } = await someone();
  const guess = (time: number, word = "a guess") =>
    instanceOf(time).anonymous.post("/api/login", { body: { username, password: word } });
  for (let time = 0; time < 10; time += 1) expect((await guess(time)).status).toBe(401);
  for (const time of [0, 1]) expect((await guess(time, password)).status).toBe(429);
});

test("of eight equal codes at both instances at once one is taken", async () => {
  const person = await someone();
  const browser = newBrowser(first);
  await signIn(browser, person.username);
  const { secret } = await turnTotpOn(browser);
  const code = codeOf(secret, 1);
  const begun = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const one = newBrowser(instanceOf(index));
      await signIn(one, person.username);
      return one;
    }),
  );
  const answers = await Promise.all(
    begun.map((one) => one.post("/api/login/second-factor", { body: { code } })),
  );
  expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 7 }, () => 401)]);
});

test("a passkey's challenge of one instance is answered at the other, once", async () => {
  const person = await someone();
  const key = new SoftwareAuthenticator(env.PUBLIC_URL);
  const owner = first.as(person);
  const { body: made } = await owner.post<Parameters<typeof key.create>[0]>(
    "/api/auth/passkeys/options",
  );
  const added = await second
    .as(person)
    .post("/api/auth/passkeys", { body: { credential: key.create(made) } });
  // Another session asks there than the one that was asked here.
  expect(added.status).toBe(400);
  const browser = newBrowser(first);
  await signIn(browser, person.username);
  const other = atTheOther(browser);
  const { body: again } = await browser.post<Parameters<typeof key.create>[0]>(
    "/api/auth/passkeys/options",
  );
  const credential = key.create(again);
  expect((await other.post("/api/auth/passkeys", { body: { credential } })).status).toBe(201);

  const visitor = newBrowser(first);
  const { body: asked } = await visitor.post<Parameters<typeof key.get>[0]>(
    "/api/login/passkey/options",
  );
  const body = { credential: key.get(asked) };
  const answers = await Promise.all(
    [visitor, atTheOther(visitor)].map((one) => one.post("/api/login/passkey", { body })),
  );
  expect(statusesOf(answers)).toEqual([200, 401]);
});

test("reports of one person at both are counted together, also at once", async () => {
  const person = await someone();
  const jobs = await Promise.all(Array.from({ length: 14 }, () => buildJob(db)));
  const answers = await Promise.all(
    jobs.map(({ id }, index) =>
      instanceOf(index)
        .as(person)
        .post(`/api/jobs/${id}/report`, {
          body: { reason: "scam" },
          // From everywhere, so that no network is what is counted.
          headers: { "x-forwarded-for": `2001:db8:${person.id.slice(-4)}:${index}::1` },
        }),
    ),
  );
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
});

test("wrong codes of an authenticator are counted from everywhere: after a hundred in a day none is tried, and a recovery code still signs in", async () => {
  const { username } = await someone();
  const owner = newBrowser(first);
  await signIn(owner, username);
  const { secret, recoveryCodes } = await turnTotpOn(owner);
  const begunFrom = async (network: number) => {
    const address = { "x-forwarded-for": `2001:db8:0:${network}::1` };
    const browser = browserOf(instanceOf(network).app, env.PUBLIC_URL, address);
    expect((await signIn(browser, username)).status).toBe(202);
    return browser;
  };
  const pass = (browser: Browser, body: object) =>
    browser.post("/api/login/second-factor", { body });
  for (let network = 0; network < 20; network += 1) {
    const browser = await begunFrom(network);
    for (let time = 0; time < 5; time += 1)
      expect((await pass(browser, { code: wrongCodeFor(secret) })).status).toBe(401);
  }
  const browser = await begunFrom(20);
  expect((await pass(browser, { code: codeOf(secret, 1) })).status).toBe(429);
  const [recoveryCode] = recoveryCodes;
  expect((await pass(browser, { recoveryCode })).status).toBe(200);
});

/** Somebody whose second factor was reported lost at one instance by somebody else, and is to end by now. */
const withDueReport = async () => {
  const person = await someone();
  const owner = newBrowser(first);
  await signIn(owner, person.username);
  const { secret } = await turnTotpOn(owner);
  const stranger = newBrowser(first);
  await signIn(stranger, person.username);
  expect((await stranger.post("/api/login/second-factor/lost")).status).toBe(202);
  await agreeThatSecondFactorEnds(second.db, { userId: person.id, actorId: null });
  await lost.updateEnd(db, { userId: person.id, endsAt: new Date(Date.now() - 1) });
  const prove = () =>
    atTheOther(owner).post("/api/auth/proof", { body: { code: codeOf(secret, 1) } });
  return { ...person, prove };
};
const endAtBoth = () => Promise.all([first, second].map((one) => endLostFactors(one.db)));
const statusOfSignIn = async ({ username }: { username: string }) =>
  (await signIn(newBrowser(second), username)).status;
const lettersOfEnd = ({ email }: { email: string | null }) =>
  [first, second]
    .flatMap(({ letters }) => letters)
    .filter(({ to, subject }) => to === email && subject === "Two-step sign-in was turned off");

describe("a second factor that was reported lost", () => {
  test("stays where its owner proves at another instance to have it", async () => {
    const person = await withDueReport();
    expect((await person.prove()).status).toBe(204);
    await endAtBoth();
    expect(await statusOfSignIn(person)).toBe(202);
    expect(await lost.lockReport(db, person.id)).toBeNull();
  });

  test("stays where its end comes while its owner proves at another instance to have it", async () => {
    const person = await withDueReport();
    const answer = await whileItWaits(db, authenticatorOf(person), person.prove, endAtBoth);
    expect(answer.status).toBe(204);
    await endAtBoth();
    expect(await statusOfSignIn(person)).toBe(202);
  });

  test("is proved by nobody at another instance once it is ending, and ends once, with one letter", async () => {
    const person = await withDueReport();
    const [, answer] = await oneBehindTheOther(
      db,
      authenticatorOf(person),
      () => endLostFactors(first.db),
      person.prove,
    );
    expect(answer).toMatchObject({ status: 400, body: "That code is not right" });
    await endAtBoth();
    await Promise.all([first.deliverLetters(), second.deliverLetters()]);
    expect(lettersOfEnd(person)).toHaveLength(1);
    expect(await statusOfSignIn(person)).toBe(200);
  });

  test("ends once where both end it at once", async () => {
    const person = await withDueReport();
    await endAtBoth();
    await Promise.all([first.deliverLetters(), second.deliverLetters()]);
    expect(lettersOfEnd(person)).toHaveLength(1);
    expect(await statusOfSignIn(person)).toBe(200);
  });
});
