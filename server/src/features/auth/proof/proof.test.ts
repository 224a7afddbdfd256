import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { hashPassword } from "#features/auth/passwords.ts";
import { hashOfToken } from "#features/auth/sessions/session-token.ts";
import { findSessionUser } from "#features/auth/sessions/session.queries.ts";
import { buildUser } from "#test/build.ts";
import { type Browser, browserOf } from "#test/servers/browser.ts";
import { startApp } from "#test/start-app.ts";

const { app, config, db, as } = await startApp();

const password = "correct horse";
const passwordHash = await hashPassword(password);
const minute = 60_000;

const signedIn = async (username: string) => {
  const browser = browserOf(app, config.publicUrl);
  await browser.post("/api/login", { body: { username, password } });
  return browser;
};
const prove = (browser: Pick<Browser, "post">, body: object = { password }) =>
  browser.post("/api/auth/proof", { body });
/** For how many more minutes the browser's session counts as proved. */
const minutesLeft = async ({ cookies }: Browser) => {
  const [token = ""] = cookies.values();
  const session = { tokenHash: hashOfToken(token), now: new Date(), startedAfter: new Date(0) };
  const found = await findSessionUser(db, session);
  return Math.max(0, ((found?.provedUntil?.getTime() ?? 0) - Date.now()) / minute);
};

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

describe("a session is proved", () => {
  test("for ten minutes from its sign-in, and anew by the password", async () => {
    const { username } = await buildUser(db, { passwordHash });
    const browser = await signedIn(username);
    expect(await minutesLeft(browser)).toBe(10);
    vi.setSystemTime(Date.now() + 11 * minute);
    expect(await minutesLeft(browser)).toBe(0);
    expect(await prove(browser)).toMatchObject({ status: 204, body: "" });
    expect(await minutesLeft(browser)).toBe(10);
  });

  test("from a registration, too", async () => {
    const browser = browserOf(app, config.publicUrl);
    await browser.post("/api/register", { body: { username: crypto.randomUUID(), password } });
    expect(await minutesLeft(browser)).toBe(10);
  });

  test("by itself alone: the user's other sessions are not", async () => {
    const { username } = await buildUser(db, { passwordHash });
    const [laptop, phone] = [await signedIn(username), await signedIn(username)];
    vi.setSystemTime(Date.now() + 11 * minute);
    await prove(laptop);
    expect(await minutesLeft(phone)).toBe(0);
  });
});

describe("a wrong proof", () => {
  test.each([{ password: "incorrect" }, { password: "" }, {}, { password: 7 }])(
    "is refused in the same words, and proves nothing: %o",
    async (body) => {
      const { username } = await buildUser(db, { passwordHash });
      const browser = await signedIn(username);
      vi.setSystemTime(Date.now() + 11 * minute);
      expect(await prove(browser, body)).toMatchObject({
        status: 400,
        body: "The current password is wrong",
      });
      expect(await minutesLeft(browser)).toBe(0);
    },
  );

  test("is all that there is for an account without a password", async () => {
    const user = await buildUser(db, { passwordHash: null });
    expect((await prove(as(user, { proved: false }))).status).toBe(400);
  });

  test("counts as a failed sign-in: after ten it is 429, with the right password too", async () => {
    const { username } = await buildUser(db, { passwordHash });
    const browser = await signedIn(username);
    for (let time = 0; time < 10; time += 1)
      expect((await prove(browser, { password: "incorrect" })).status).toBe(400);
    expect((await prove(browser)).status).toBe(429);
    const elsewhere = browserOf(app, config.publicUrl);
    const login = await elsewhere.post("/api/login", { body: { username, password } });
    expect(login.status).toBe(429);
  });
});
