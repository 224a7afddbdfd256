import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildUser } from "#test/build.ts";
import { oneBehindTheOther, rowOfUser } from "#test/database/hold-rows.ts";
import { newBrowser, password, signIn, someoneSignedIn } from "#test/second-factor.ts";
import type { Browser } from "#test/servers/browser.ts";
import { startApp } from "#test/start-app.ts";

const services = await startApp();
const { as, db, letters } = services;
const hour = 60 * 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

let count = 0;
const newAddress = () => `wanted-${(count += 1)}@example.com`;
const ask = (browser: Browser, email: unknown) =>
  browser.post("/api/auth/email", { body: { email } });
const confirm = (browser: Pick<Browser, "post">, token: unknown) =>
  browser.post("/api/auth/email/confirm", { body: { token } });
const lettersTo = (address: string) => letters.filter(({ to }) => to === address);
const tokenFor = (address: string) =>
  /token=([\w-]+)/.exec(lettersTo(address).at(-1)?.text ?? "")?.[1] ?? "";
const pendingOf = async (browser: Browser) =>
  (await browser.get<{ pendingEmail: string | null }>("/api/account")).body.pendingEmail;
const statusOf = async (name: string) => (await signIn(newBrowser(services), name)).status;

describe("another email address", () => {
  test("counts once its letter's link was used: it signs in, the old one does not, and is told", async () => {
    const { email: old, browser } = await someoneSignedIn(services);
    const email = newAddress();
    expect(await ask(browser, email)).toMatchObject({ status: 202, body: { pendingEmail: email } });
    expect(await pendingOf(browser)).toBe(email);
    expect(lettersTo(email)).toMatchObject([{ subject: "Confirm your new email address" }]);
    expect(lettersTo(old ?? "").at(-1)).toMatchObject({
      subject: "A new email address was asked for",
    });
    expect([await statusOf(old ?? ""), await statusOf(email)]).toEqual([200, 401]);

    expect(await confirm(browser, tokenFor(email))).toMatchObject({ status: 200, body: { email } });
    expect(await pendingOf(browser)).toBeNull();
    expect([await statusOf(old ?? ""), await statusOf(email)]).toEqual([401, 200]);
    expect(lettersTo(old ?? "").at(-1)).toMatchObject({
      subject: "Your email address was changed",
    });
  });

  test("gets no letter of a forgotten password before it is confirmed", async () => {
    const { email: old, browser } = await someoneSignedIn(services);
    const email = newAddress();
    await ask(browser, email);
    const forgot = (identifier: string) =>
      browser.post("/api/password/forgot", { body: { identifier } });
    await forgot(email);
    expect(lettersTo(email)).toHaveLength(1);
    await forgot(old ?? "");
    expect(lettersTo(old ?? "").at(-1)?.subject).toBe("Set a new password for Rolecall");
    const reset = tokenFor(old ?? "");
    await confirm(browser, tokenFor(email));
    const body = { token: reset, password: "another battery" };
    expect((await browser.post("/api/password/reset", { body })).status).toBe(400);
  });

  test("sends the old one no link to set a password that was asked for just before", async () => {
    const { id, email: old, browser } = await someoneSignedIn(services);
    const email = newAddress();
    await ask(browser, email);
    const [confirmed, asked] = await oneBehindTheOther(
      db,
      rowOfUser({ id }),
      () => confirm(browser, tokenFor(email)),
      () => newBrowser(services).post("/api/password/forgot", { body: { identifier: old } }),
    );
    expect([confirmed.status, asked.status]).toEqual([200, 202]);
    expect(lettersTo(old ?? "").map(({ subject }) => subject)).not.toContain(
      "Set a new password for Rolecall",
    );
  });

  test.each([undefined, null, "", "   ", "nobody", "a@b", 7])(
    "is a valid one: %o is refused",
    async (email) => {
      const { browser } = await someoneSignedIn(services);
      expect(await ask(browser, email)).toMatchObject({
        status: 400,
        body: "Enter a valid email address",
      });
    },
  );

  test("is not the present one", async () => {
    const { email, browser } = await someoneSignedIn(services);
    for (const same of [email, email?.toUpperCase()])
      expect(await ask(browser, same)).toMatchObject({
        status: 400,
        body: "This is already your email address",
      });
  });

  test("that another account has is answered alike, and its owner alone learns of it", async () => {
    const other = await buildUser(db);
    const { browser } = await someoneSignedIn(services);
    const email = other.email ?? "";
    expect(await ask(browser, email)).toMatchObject({ status: 202, body: { pendingEmail: email } });
    const [letter] = lettersTo(email);
    expect(letter?.subject).toBe("This address already has an account");
    expect(letter?.text).not.toMatch(/https?:|token=/);
  });

  test("needs a fresh proof", async () => {
    const client = as(await buildUser(db), { proved: false });
    expect(await client.post("/api/auth/email", { body: { email: newAddress() } })).toMatchObject({
      status: 403,
      body: "Please confirm that it is you",
    });
  });
});

describe("the link to a new address", () => {
  const invalid = { status: 400, body: "This link is no longer valid" };

  test("works once, for the account that asked, within 24 hours", async () => {
    const { browser } = await someoneSignedIn(services);
    const stranger = await someoneSignedIn(services);
    const email = newAddress();
    await ask(browser, email);
    const token = tokenFor(email);
    expect(await confirm(stranger.browser, token)).toMatchObject(invalid);
    for (const none of ["made-up", undefined, 7, ""])
      expect(await confirm(browser, none)).toMatchObject(invalid);
    expect((await confirm(services.anonymous, token)).status).toBe(401);
    expect((await confirm(browser, token)).status).toBe(200);
    expect(await confirm(browser, token)).toMatchObject(invalid);

    const late = as(await buildUser(db));
    const another = newAddress();
    await late.post("/api/auth/email", { body: { email: another } });
    vi.setSystemTime(Date.now() + 24 * hour + 1);
    const again = newBrowser(services);
    await signIn(again, email);
    expect(await confirm(again, tokenFor(another))).toMatchObject(invalid);
  });

  test("ends with a newer one, and when the request is taken back", async () => {
    const { browser } = await someoneSignedIn(services);
    const [first, second] = [newAddress(), newAddress()];
    await ask(browser, first);
    await ask(browser, second);
    expect(await confirm(browser, tokenFor(first))).toMatchObject(invalid);
    for (let time = 0; time < 2; time += 1)
      expect((await browser.delete("/api/auth/email")).status).toBe(204);
    expect(await pendingOf(browser)).toBeNull();
    expect(await confirm(browser, tokenFor(second))).toMatchObject(invalid);
  });

  test("ends with a new password and with a reset", async () => {
    const { email: old, browser } = await someoneSignedIn(services);
    const first = newAddress();
    await ask(browser, first);
    const body = { currentPassword: password, password: "another battery" };
    expect((await browser.post("/api/auth/password", { body })).status).toBe(204);
    expect(await confirm(browser, tokenFor(first))).toMatchObject(invalid);

    const second = newAddress();
    await ask(browser, second);
    await browser.post("/api/password/forgot", { body: { identifier: old } });
    const reset = { token: tokenFor(old ?? ""), password: "a third battery" };
    expect((await browser.post("/api/password/reset", { body: reset })).status).toBe(204);
    const again = newBrowser(services);
    await again.post("/api/login", { body: { username: old, password: "a third battery" } });
    expect(await confirm(again, tokenFor(second))).toMatchObject(invalid);
  });

  test("stands in its letter alone: the database keeps a hash of it", async () => {
    const { browser } = await someoneSignedIn(services);
    const email = newAddress();
    await ask(browser, email);
    const { rows } = await db.execute("select * from email_changes");
    expect(tokenFor(email)).toHaveLength(32);
    expect(JSON.stringify(rows)).not.toContain(tokenFor(email));
  });
});

test("of two accounts that confirm one address at once, one has it and the other is told", async () => {
  const email = newAddress();
  const people = [await someoneSignedIn(services), await someoneSignedIn(services)];
  const tokens: string[] = [];
  for (const { browser } of people) {
    await ask(browser, email);
    tokens.push(tokenFor(email));
  }
  const answers = await Promise.all(
    people.map(({ browser }, index) => confirm(browser, tokens[index])),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
  expect(answers.find(({ status }) => status === 409)?.body).toBe("Email already exists");
});

describe("requests for a new address", () => {
  test("are five an hour for an account, also at once", async () => {
    const { browser } = await someoneSignedIn(services);
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(browser, newAddress())));
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429, 429]);
    vi.setSystemTime(Date.now() + hour + 1);
    const again = as(await buildUser(db));
    expect((await again.post("/api/auth/email", { body: { email: newAddress() } })).status).toBe(
      202,
    );
  });

  test("send five letters to an address in a day, whoever asks", async () => {
    const email = newAddress();
    for (let time = 0; time < 6; time += 1) {
      const { browser } = await someoneSignedIn(services);
      const written = time % 2 === 0 ? email : email.toUpperCase();
      expect((await ask(browser, written)).status).toBe(time < 5 ? 202 : 429);
    }
  });
});
