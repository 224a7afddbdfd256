import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { codeOf, newBrowser, signIn, someoneSignedIn, turnTotpOn } from "#test/second-factor.ts";
import { startApp } from "#test/start-app.ts";
import { agreeThatSecondFactorEnds, endLostFactors } from "./lost-factors.service.ts";

const services = await startApp();
const { db, mailer, letters } = services;
const hour = 60 * 60 * 1000;

const subjects = (to: string | null) =>
  letters.filter((letter) => letter.to === to).map(({ subject }) => subject);
/** Somebody who has a second factor, and a browser in which a sign-in waits for it. */
const withLostFactor = async () => {
  const person = await someoneSignedIn(services);
  const { secret } = await turnTotpOn(person.browser);
  const browser = newBrowser(services);
  await signIn(browser, person.username);
  const report = () => browser.post("/api/login/second-factor/lost");
  return { ...person, secret, browser, report };
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
    const endsAt = await agreeThatSecondFactorEnds(db, { userId: id, actorId: null }, mailer);
    expect(endsAt).toEqual(new Date(Date.now() + 72 * hour));
    expect(await agreeThatSecondFactorEnds(db, { userId: id, actorId: null }, mailer)).toEqual(
      endsAt,
    );
    expect(letters.at(-1)).toMatchObject({
      to: email,
      subject: "Your second factor will be turned off",
      text: expect.stringContaining("Thursday, 26 November 2026 at 12:00 UTC") as string,
    });

    vi.setSystemTime(Date.now() + 72 * hour - 1);
    await endLostFactors(db, mailer);
    expect((await signIn(newBrowser(services), username)).status).toBe(202);
    vi.setSystemTime(Date.now() + 1);
    await Promise.all([endLostFactors(db, mailer), endLostFactors(db, mailer)]);
    expect((await signIn(newBrowser(services), username)).status).toBe(200);
    expect(subjects(email).slice(-2)).toEqual([
      "Your second factor will be turned off",
      "Two-step sign-in was turned off",
    ]);
  });

  test("stops it by a complete sign-in", async () => {
    const { id, username, secret, browser, report } = await withLostFactor();
    await report();
    await agreeThatSecondFactorEnds(db, { userId: id, actorId: null }, mailer);
    const code = codeOf(secret, 1);
    await browser.post("/api/login/second-factor", { body: { code } });
    vi.setSystemTime(Date.now() + 73 * hour);
    await endLostFactors(db, mailer);
    expect((await signIn(newBrowser(services), username)).status).toBe(202);
  });
});

test("an administrator cannot agree to what nobody reported", async () => {
  const { id } = await withLostFactor();
  await expect(
    agreeThatSecondFactorEnds(db, { userId: id, actorId: null }, mailer),
  ).rejects.toThrow("Nothing was reported lost");
});
