import { describe, expect, test } from "vitest";
import { hashPassword } from "#features/auth/passwords.ts";
import { agreeThatSecondFactorEnds } from "#features/auth/second-step/lost-factors.service.ts";
import { buildUser } from "#test/build.ts";
import { oneBehindTheOther, rowOfUser } from "#test/database/hold-rows.ts";
import { SoftwareAuthenticator } from "#test/passkeys/software-authenticator.ts";
import { codeOf, newBrowser, password, signIn } from "#test/second-factor.ts";
import { startAppWithGoogle } from "#test/servers/app-with-google.ts";
import type { Browser } from "#test/servers/browser.ts";

const { provider, publicUrl, services } = await startAppWithGoogle();
const { db, as, anonymous, letters } = services;
const passwordHash = await hashPassword(password);
const ownersPassword = "owner's own battery";

const subjectsTo = (address: string | null) =>
  letters.filter(({ to }) => to === address).map(({ subject }) => subject);
const tokenTo = (address: string | null, page: string) => {
  const letter = letters.findLast(({ to, text }) => to === address && text.includes(page));
  return /token=([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "";
};

const addPasskey = async (caller: ReturnType<typeof as>) => {
  const key = new SoftwareAuthenticator(publicUrl);
  const { body } = await caller.post<Parameters<typeof key.create>[0]>(
    "/api/auth/passkeys/options",
  );
  await caller.post("/api/auth/passkeys", { body: { credential: key.create(body) } });
  return key;
};
const signInBy = async (key: SoftwareAuthenticator) => {
  const browser = newBrowser(services);
  const { body } = await browser.post<Parameters<typeof key.get>[0]>("/api/login/passkey/options");
  return browser.post("/api/login/passkey", { body: { credential: key.get(body) } });
};

/** An account with somebody's address, and all that opens it set by whoever made the account. */
const strangersAccount = async (row: { emailVerified?: boolean; role?: "recruiter" } = {}) => {
  const person = await buildUser(db, { passwordHash, ...row });
  const stranger = as(person);
  const theirs = `stranger.${person.username}@example.net`;
  await stranger.post("/api/auth/email", { body: { email: theirs } });
  const key = await addPasskey(stranger);
  const { body: begun } = await stranger.post<{ secret: string }>("/api/auth/totp");
  const confirming = { body: { code: codeOf(begun.secret) } };
  expect((await stranger.post("/api/auth/totp/confirm", confirming)).status).toBe(200);
  const confirm = (browser: Pick<Browser, "post">) =>
    browser.post("/api/auth/email/confirm", {
      body: { token: tokenTo(theirs, "/settings/email") },
    });
  // The half minute of the first code is taken.
  const code = () => codeOf(begun.secret, 1);
  return { ...person, stranger, key, confirm, code };
};

const comeByGoogle = async ({ id, email }: { id: string; email: string | null }) => {
  const browser = newBrowser(services);
  const { headers } = await browser.get("/api/auth/social/google");
  const claims = { sub: id, email, email_verified: true };
  const { pathname, search } = await provider.agree(String(headers["location"]), claims);
  await browser.get(pathname + search);
  return browser;
};
const resetPassword = async ({ username, email }: { username: string; email: string | null }) => {
  await anonymous.post("/api/password/forgot", { body: { identifier: username } });
  const body = { token: tokenTo(email, "/auth/reset"), password: ownersPassword };
  expect((await anonymous.post("/api/password/reset", { body })).status).toBe(204);
  const browser = newBrowser(services);
  await browser.post("/api/login", { body: { username, password: ownersPassword } });
  return browser;
};

describe.each([
  ["an account elsewhere", comeByGoogle],
  ["a letter of a forgotten password", resetPassword],
])("who first proves an address, by %s,", (_way, proveAddress) => {
  test("has the account alone: nothing that a stranger had set before opens it", async () => {
    const account = await strangersAccount();
    const { id, username, email, stranger, key, confirm } = account;
    const browser = await proveAddress(account);
    // The authenticator may be the owner's own, so it stays until they say that they do not have it.
    expect((await browser.get("/api/auth/user")).status).toBe(401);
    expect((await browser.post("/api/login/second-factor/lost")).status).toBe(202);
    expect(subjectsTo(email)).toContain("Two-step sign-in was turned off");
    expect(subjectsTo(email)).not.toContain("Your second factor was reported lost");

    const owner = await proveAddress(account);
    expect(await owner.get("/api/auth/user")).toMatchObject({ status: 200, body: { id } });
    expect((await owner.get("/api/account")).body).toMatchObject({
      email,
      pendingEmail: null,
      secondFactor: { totp: false, passkeys: 0, recoveryCodesLeft: 0 },
    });
    expect((await stranger.get("/api/auth/user")).status).toBe(401);
    expect((await signIn(newBrowser(services), username)).status).toBe(401);
    expect((await signInBy(key)).status).toBe(401);
    expect((await confirm(owner)).status).toBe(400);
    expect((await owner.get("/api/account")).body).toMatchObject({ email });
  });

  test("keeps an authenticator of their own, and once it was used again a letter alone does not end it", async () => {
    const account = await strangersAccount();
    const { code } = account;
    const browser = await proveAddress(account);
    expect(
      (await browser.post("/api/login/second-factor", { body: { code: code() } })).status,
    ).toBe(200);
    const later = await proveAddress(account);
    expect((await later.post("/api/login/second-factor/lost")).status).toBe(202);
    expect(subjectsTo(account.email)).not.toContain("Two-step sign-in was turned off");
    expect(subjectsTo(account.email)).toContain("Your second factor was reported lost");
  });

  test("ends a passkey at once that is the only factor, and the recovery codes with it", async () => {
    const person = await buildUser(db, { passwordHash });
    const key = await addPasskey(as(person));
    const owner = await proveAddress(person);
    expect((await owner.get("/api/account")).body).toMatchObject({
      secondFactor: { totp: false, passkeys: 0, recoveryCodesLeft: 0 },
    });
    expect((await signInBy(key)).status).toBe(401);
    expect(subjectsTo(person.email)).toContain("Two-step sign-in was turned off");
  });

  test("ends the address at which somebody else reads their interviews", async () => {
    const account = await strangersAccount({ role: "recruiter" });
    const { body } = await account.stranger.post<{ url: string }>("/api/calendar");
    const read = async () => (await anonymous.get(new URL(body.url).pathname)).status;
    expect(await read()).toBe(200);
    await proveAddress(account);
    expect(await read()).toBe(404);
  });

  test("ends the links to set a password that were asked for before", async () => {
    const account = await strangersAccount();
    await anonymous.post("/api/password/forgot", { body: { identifier: account.username } });
    const token = tokenTo(account.email, "/auth/reset");
    expect(token).not.toBe("");
    await proveAddress(account);
    const body = { token, password: "stranger's battery" };
    expect((await anonymous.post("/api/password/reset", { body })).status).toBe(400);
  });

  test("keeps an authenticator that somebody else had reported lost", async () => {
    const account = await strangersAccount();
    const browser = newBrowser(services);
    await signIn(browser, account.username);
    expect((await browser.post("/api/login/second-factor/lost")).status).toBe(202);
    const agree = () => agreeThatSecondFactorEnds(db, { userId: account.id, actorId: null });
    await agree();
    await proveAddress(account);
    await expect(agree()).rejects.toThrow("Nothing was reported lost");
  });

  test("leaves a second factor in place where the address was proven before", async () => {
    const account = await strangersAccount({ emailVerified: true });
    const owner = await proveAddress(account);
    expect((await owner.get("/api/auth/user")).status).toBe(401);
    expect(subjectsTo(account.email)).not.toContain("Two-step sign-in was turned off");
  });
});

test("an account elsewhere enters no account whose address changed at that moment", async () => {
  const { confirm, stranger, ...account } = await strangersAccount();
  const [, owner] = await oneBehindTheOther(
    db,
    rowOfUser(account),
    () => confirm(stranger),
    () => comeByGoogle(account),
  );
  const { body } = await owner.get<{ id: string; email: string }>("/api/auth/user");
  expect(body.id).not.toBe(account.id);
  expect(body.email).toBe(account.email);
});
