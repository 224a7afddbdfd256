import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { oneBehindTheOther, rowOfUser } from "#test/database/hold-rows.ts";
import {
  codeOf,
  newBrowser,
  password,
  signIn,
  someoneSignedIn,
  turnTotpOn,
  wrongCodeFor,
} from "#test/second-factor.ts";
import { startApp } from "#test/start-app.ts";
import * as lost from "./lost-factors.queries.ts";
import { agreeThatSecondFactorEnds, endLostFactors } from "./lost-factors.service.ts";

const services = await startApp();
const { db, letters, deliverLetters } = services;
const minute = 60 * 1000;
const hour = 60 * minute;

const subjects = (to: string | null) =>
  letters.filter((letter) => letter.to === to).map(({ subject }) => subject);
/** Somebody who has a second factor, and a browser in which a sign-in waits for it. */
const withLostFactor = async () => {
  const person = await someoneSignedIn(services);
  const { secret, recoveryCodes } = await turnTotpOn(person.browser);
  const browser = newBrowser(services);
  await signIn(browser, person.username);
  const report = () => browser.post("/api/login/second-factor/lost");
  return { ...person, owner: person.browser, secret, recoveryCodes, browser, report };
};

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 23, 12) }));
afterEach(() => void vi.useRealTimers());

describe("who has lost a second factor", () => {
  test("reports it in the middle of a sign-in, and is told by a letter, once", async () => {
    const { email, report } = await withLostFactor();
    expect((await report()).status).toBe(202);
    expect((await report()).status).toBe(202);
    expect(subjects(email)).toEqual([
      "Two-step sign-in was turned on",
      "Your second factor was reported lost",
    ]);
  });

  test("has to know the password: without the sign-in there is nothing to report", async () => {
    const answer = await newBrowser(services).post("/api/login/second-factor/lost");
    expect(answer).toMatchObject({ status: 401, body: "Please sign in again" });
  });

  test("signs in with the password alone 72 hours after an administrator agreed", async () => {
    const { id, email, username, report } = await withLostFactor();
    await report();
    const endsAt = await agreeThatSecondFactorEnds(db, { userId: id, actorId: null });
    expect(endsAt).toEqual(new Date(Date.now() + 72 * hour));
    expect(await agreeThatSecondFactorEnds(db, { userId: id, actorId: null })).toEqual(endsAt);
    await deliverLetters();
    expect(letters.at(-1)).toMatchObject({
      to: email,
      subject: "Your second factor will be turned off",
      text: expect.stringContaining("Thursday, 26 November 2026 at 12:00 UTC") as string,
    });

    vi.setSystemTime(Date.now() + 72 * hour - 1);
    await endLostFactors(db);
    expect((await signIn(newBrowser(services), username)).status).toBe(202);
    vi.setSystemTime(Date.now() + 1);
    await Promise.all([endLostFactors(db), endLostFactors(db)]);
    await deliverLetters();
    expect((await signIn(newBrowser(services), username)).status).toBe(200);
    expect(subjects(email).slice(-2)).toEqual([
      "Your second factor will be turned off",
      "Two-step sign-in was turned off",
    ]);
  });

  test("stops it by a complete sign-in", async () => {
    const { id, username, secret, browser, report } = await withLostFactor();
    await report();
    await agreeThatSecondFactorEnds(db, { userId: id, actorId: null });
    const code = codeOf(secret, 1);
    await browser.post("/api/login/second-factor", { body: { code } });
    vi.setSystemTime(Date.now() + 73 * hour);
    await endLostFactors(db);
    expect((await signIn(newBrowser(services), username)).status).toBe(202);
  });
});

/** Somebody signed in, whose second factor was reported lost by somebody else and is to end. */
const withReport = async () => {
  const person = await withLostFactor();
  await person.report();
  await agreeThatSecondFactorEnds(db, { userId: person.id, actorId: null });
  vi.setSystemTime(Date.now() + minute);
  return person;
};

describe("who still has the second factor that somebody reported lost", () => {
  test.each<[string, (person: Awaited<ReturnType<typeof withReport>>) => Promise<number>]>([
    [
      "a code of the authenticator",
      async ({ secret, owner }) =>
        (await owner.post("/api/auth/proof", { body: { code: codeOf(secret) } })).status,
    ],
    [
      "a recovery code",
      async ({ recoveryCodes: [recoveryCode], owner }) =>
        (await owner.post("/api/auth/proof", { body: { recoveryCode } })).status,
    ],
    [
      "a new password in a session that was just proved with it",
      async ({ owner }) => {
        const body = { currentPassword: password, password: "another battery" };
        return (await owner.post("/api/auth/password", { body })).status;
      },
    ],
  ])("keeps it by %s", async (_proof, prove) => {
    const person = await withReport();
    expect(await prove(person)).toBe(204);
    expect(await lost.lockReport(db, person.id)).toBeNull();
  });

  test("loses it by a wrong code, and by a new password in a session that was proved long ago", async () => {
    const { secret, owner, id } = await withReport();
    await owner.post("/api/auth/proof", { body: { code: wrongCodeFor(secret) } });
    vi.setSystemTime(Date.now() + 11 * minute);
    const body = { currentPassword: password, password: "another battery" };
    expect((await owner.post("/api/auth/password", { body })).status).toBe(204);
    expect(await lost.lockReport(db, id)).not.toBeNull();
  });
});

test("a report under way is refused after a new password", async () => {
  const { id, owner, report } = await withLostFactor();
  const body = { currentPassword: password, password: "another battery" };
  const [changed, answer] = await oneBehindTheOther(
    db,
    rowOfUser({ id }),
    () => owner.post("/api/auth/password", { body }),
    report,
  );
  expect(changed.status).toBe(204);
  expect(answer).toMatchObject({ status: 401, body: "Please sign in again" });
  expect(await lost.lockReport(db, id)).toBeNull();
});

test("an administrator cannot agree to what nobody reported", async () => {
  const { id } = await withLostFactor();
  await expect(agreeThatSecondFactorEnds(db, { userId: id, actorId: null })).rejects.toThrow(
    "Nothing was reported lost",
  );
});
