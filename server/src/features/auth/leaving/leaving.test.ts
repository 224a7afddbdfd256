import { describe, expect, test } from "vitest";
import { passwordChangedLetter } from "#features/auth/account/password-changed.letter.ts";
import { sendLetter } from "#features/letters/outbox.service.ts";
import { roleChangedLetter } from "#features/teams/members/role-changed.letter.ts";
import { buildApplication, buildCompany, buildJob, buildMember, buildUser } from "#test/build.ts";
import { inTransaction } from "#test/database/in-transaction.ts";
import { eraseAtOf, makeDue } from "#test/database/make-due.ts";
import { codeOf, newBrowser, signIn, someoneSignedIn, turnTotpOn } from "#test/second-factor.ts";
import type { Browser } from "#test/servers/browser.ts";
import { startApp } from "#test/start-app.ts";

const services = await startApp();
const { as, db, letters, deliverLetters } = services;
const day = 24 * 60 * 60 * 1000;

const leave = (browser: Pick<Browser, "delete">) =>
  browser.delete<{ eraseAt: string }>("/api/account");
const isSignedIn = async (browser: Browser) => (await browser.get("/api/auth/user")).status === 200;
const subjectsTo = (email: string | null) =>
  letters.filter(({ to }) => to === email).map(({ subject }) => subject);

/** Somebody who has asked to leave. */
const someoneLeaving = async () => {
  const person = await someoneSignedIn(services);
  await leave(person.browser);
  return person;
};

describe("leaving", () => {
  test("ends every session, and a letter names the day and how to stay", async () => {
    const { id, username, email, browser } = await someoneSignedIn(services);
    const elsewhere = newBrowser(services);
    await signIn(elsewhere, username);
    const { status, body } = await leave(browser);
    expect(status).toBe(202);
    expect(Date.parse(body.eraseAt) - Date.now()).toBeGreaterThan(14 * day - 60_000);
    expect(Date.parse(body.eraseAt) - Date.now()).toBeLessThanOrEqual(14 * day);
    expect(await eraseAtOf(db, { id })).toEqual(new Date(body.eraseAt));
    expect([await isSignedIn(browser), await isSignedIn(elsewhere)]).toEqual([false, false]);
    const letter = letters.at(-1);
    expect(letter).toMatchObject({ to: email, subject: "Your account will be erased" });
    const named = new Date(body.eraseAt).toLocaleDateString("en-GB", {
      day: "numeric",
      month: "long",
      timeZone: "UTC",
    });
    expect(letter?.text).toContain(named);
    expect(letter?.text).toContain("sign in once until then");
  });

  test("asks for a fresh proof", async () => {
    const user = await buildUser(db);
    const answer = await leave(as(user, { proved: false }));
    expect(answer).toMatchObject({ status: 403, body: "Please confirm that it is you" });
    expect(await eraseAtOf(db, user)).toBeNull();
  });

  test("changes nothing for employers, and keeps username and email taken", async () => {
    const { id, username, email, browser } = await someoneSignedIn(services);
    const poster = await buildUser(db, { role: "recruiter" });
    const job = await buildJob(db, { postedBy: poster.id });
    const application = await buildApplication(db, { candidateId: id, jobId: job.id });
    const path = `/api/applications/${application.id}`;
    const before = await as(poster).get(path);
    await leave(browser);
    expect(await as(poster).get(path)).toMatchObject({ status: 200, body: before.body });
    for (const taken of [{ username }, { username: "somebody-new", email }]) {
      const body = { password: "secret-1", ...taken };
      expect((await newBrowser(services).post("/api/register", { body })).status).toBe(409);
    }
  });

  test("twice at once answers the same day, with one letter", async () => {
    const user = await buildUser(db);
    const answers = await Promise.all([leave(as(user)), leave(as(user))]);
    const left = answers.filter(({ status }) => status === 202);
    expect(left.length).toBeGreaterThan(0);
    expect(new Set(left.map(({ body }) => body.eraseAt)).size).toBe(1);
    expect(answers.filter(({ status }) => ![202, 401].includes(status))).toEqual([]);
    expect(subjectsTo(user.email)).toEqual(["Your account will be erased"]);
  });

  test("leaves the person out of letters of a kind, and of no others", async () => {
    const { id: companyId } = await buildCompany(db);
    const member = await buildMember(db, { companyId, role: "admin" });
    await leave(as(member));
    await inTransaction(db, (db) =>
      sendLetter(db, roleChangedLetter, { companyId, userId: member.id, role: "admin" }),
    );
    await deliverLetters();
    expect(subjectsTo(member.email)).toEqual(["Your account will be erased"]);
    await inTransaction(db, (db) => sendLetter(db, passwordChangedLetter, { userId: member.id }));
    await deliverLetters();
    expect(subjectsTo(member.email)).toHaveLength(2);
  });
});

describe("a sign-in of who is leaving", () => {
  test("takes it back, and a letter says so", async () => {
    const { id, username, email } = await someoneLeaving();
    const browser = newBrowser(services);
    expect(await signIn(browser, username)).toMatchObject({ status: 200, body: { id } });
    expect(await isSignedIn(browser)).toBe(true);
    expect(await eraseAtOf(db, { id })).toBeNull();
    expect(letters.at(-1)).toMatchObject({ to: email, subject: "Your account stays" });
    await signIn(newBrowser(services), username);
    expect(subjectsTo(email).filter((subject) => subject === "Your account stays")).toHaveLength(1);
  });

  test("takes nothing back with a wrong password, by a reset, or without the second step", async () => {
    const { id, username, browser } = await someoneSignedIn(services, { emailVerified: true });
    const { secret } = await turnTotpOn(browser);
    await leave(browser);
    const again = newBrowser(services);
    expect((await signIn(again, username, { password: "wrong-one" })).status).toBe(401);
    expect((await signIn(again, username)).status).toBe(202);
    await again.post("/api/password/forgot", { body: { identifier: username } });
    const token = /token=([\w-]+)/.exec(letters.at(-1)?.text ?? "")?.[1];
    const password = "another battery";
    const reset = await again.post("/api/password/reset", { body: { token, password } });
    expect(reset.status).toBe(204);
    expect(await eraseAtOf(db, { id })).not.toBeNull();
    await signIn(again, username, { password });
    const code = codeOf(secret, 1);
    expect((await again.post("/api/login/second-factor", { body: { code } })).status).toBe(200);
    expect(await eraseAtOf(db, { id })).toBeNull();
  });

  test("comes too late once the account is to be erased", async () => {
    const { id, username } = await someoneLeaving();
    await makeDue(db, { id });
    expect(await signIn(newBrowser(services), username)).toMatchObject({
      status: 401,
      body: "Invalid username or password",
    });
    expect(await eraseAtOf(db, { id })).not.toBeNull();
  });

  test("comes too late by a second step that began before, too", async () => {
    const { id, username, browser } = await someoneSignedIn(services);
    const { secret } = await turnTotpOn(browser);
    await leave(browser);
    const again = newBrowser(services);
    expect((await signIn(again, username)).status).toBe(202);
    await makeDue(db, { id });
    const code = codeOf(secret, 1);
    expect((await again.post("/api/login/second-factor", { body: { code } })).status).toBe(401);
    expect(await isSignedIn(again)).toBe(false);
    expect(await eraseAtOf(db, { id })).not.toBeNull();
  });

  test("at the moment of leaving ends in one of the two: signed in and staying, or out and leaving", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, username, browser } = await someoneSignedIn(services);
      const other = newBrowser(services);
      await Promise.all([leave(browser), signIn(other, username)]);
      const stays = (await eraseAtOf(db, { id })) === null;
      expect(await isSignedIn(other)).toBe(stays);
      expect(await isSignedIn(browser)).toBe(false);
    }
  });
});
