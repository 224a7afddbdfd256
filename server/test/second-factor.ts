// People with a second factor, in browsers of their own.
import { deleteAttemptsBefore } from "#features/auth/attempts.queries.ts";
import { hashPassword } from "#features/auth/passwords.ts";
import { stepAt, totpCode } from "#features/auth/second-factor/totp.ts";
import { buildUser } from "./build.ts";
import { type Browser, browserOf } from "./servers/browser.ts";
import type { TestApp } from "./start-app.ts";

export const password = "correct horse";
const passwordHash = hashPassword(password);
const halfMinute = 30_000;

/** The code of the present half minute, or of one that is so many later. */
export const codeOf = (secret: string, later = 0): string =>
  totpCode(secret, stepAt(new Date()) + later);
/** A code of no half minute that counts now. */
export const wrongCodeFor = (secret: string): string => {
  const counting = [-2, -1, 0, 1, 2].map((later) => codeOf(secret, later));
  return ["000000", "111111", "222222", "333333", "444444", "555555"].find(
    (code) => !counting.includes(code),
  ) as string;
};
/** A network tries so many in a quarter of an hour, however often the tests of a file are done. */
export const forgetAttempts = ({ db }: Pick<TestApp, "db">): Promise<void> =>
  deleteAttemptsBefore(db, new Date(Date.now() + 60 * 60_000));
export const nextHalfMinute = (): Date => new Date(Date.now() + halfMinute);

export const newBrowser = ({ app, config }: Pick<TestApp, "app" | "config">): Browser =>
  browserOf(app, config.publicUrl);

/** Somebody with a password, and a browser in which they are signed in. */
export async function someoneSignedIn(
  services: TestApp,
  row: Parameters<typeof buildUser>[1] = {},
) {
  const user = await buildUser(services.db, { passwordHash: await passwordHash, ...row });
  const browser = newBrowser(services);
  await signIn(browser, user.username);
  return { ...user, browser };
}

export const signIn = (browser: Browser, username: string, more: object = {}) =>
  browser.post<{ next?: string; ways?: string[] }>("/api/login", {
    body: { username, password, ...more },
  });

/** Turns an authenticator on in the browser. The code of the present half minute is used up by it. */
export async function turnTotpOn(browser: Browser) {
  const begun = await browser.post<{ secret: string }>("/api/auth/totp");
  const { secret } = begun.body;
  const { body } = await browser.post<{ recoveryCodes: string[] | null }>(
    "/api/auth/totp/confirm",
    { body: { code: codeOf(secret) } },
  );
  return { secret, recoveryCodes: body.recoveryCodes ?? [] };
}
