import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildUser } from "#test/build.ts";
import {
  codeOf,
  forgetAttempts,
  password,
  someoneSignedIn,
  wrongCodeFor,
} from "#test/second-factor.ts";
import { startApp } from "#test/start-app.ts";

const services = await startApp();
const { db, as } = services;
const wrong = { status: 400, body: "That code is not right" };
const nothing = { status: 409, body: "There is nothing to confirm" };
const minute = 60_000;

/** Somebody whose authenticator waits for its first code. */
const withSecret = async () => {
  const { browser } = await someoneSignedIn(services);
  const ask = async () => (await browser.post<{ secret: string }>("/api/auth/totp")).body.secret;
  const confirm = (code: string) => browser.post("/api/auth/totp/confirm", { body: { code } });
  return { browser, ask, confirm, secret: await ask() };
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await forgetAttempts(services);
});
afterEach(() => void vi.useRealTimers());

describe("the code that turns an authenticator on", () => {
  test("is taken with a fresh proof alone", async () => {
    const { browser, confirm, secret } = await withSecret();
    vi.setSystemTime(Date.now() + 11 * minute);
    expect(await confirm(codeOf(secret))).toMatchObject({
      status: 403,
      body: "Please confirm that it is you",
    });
    await browser.post("/api/auth/proof", { body: { password } });
    expect((await confirm(codeOf(secret))).status).toBe(200);
  });

  test("is asked for anew after five wrong ones: the secret ends with the fifth, also at once", async () => {
    const { ask, confirm, secret } = await withSecret();
    for (let time = 0; time < 4; time += 1)
      expect(await confirm(wrongCodeFor(secret))).toMatchObject(wrong);
    expect(await confirm(wrongCodeFor(secret))).toMatchObject(wrong);
    expect(await confirm(codeOf(secret))).toMatchObject(nothing);

    const another = await ask();
    expect(await confirm(wrongCodeFor(another))).toMatchObject(wrong);
    expect((await confirm(codeOf(another))).status).toBe(200);

    const hasty = await withSecret();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => hasty.confirm(wrongCodeFor(hasty.secret))),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  });

  test("counts as a wrong code of a sign-in where it is wrong: after ten it is 429", async () => {
    const { ask, confirm } = await withSecret();
    for (let secrets = 0; secrets < 2; secrets += 1) {
      const secret = await ask();
      for (let time = 0; time < 5; time += 1)
        expect(await confirm(wrongCodeFor(secret))).toMatchObject(wrong);
    }
    expect((await confirm(codeOf(await ask()))).status).toBe(429);
    const elsewhere = as(await buildUser(db));
    const { body } = await elsewhere.post<{ secret: string }>("/api/auth/totp");
    const code = codeOf(body.secret);
    expect((await elsewhere.post("/api/auth/totp/confirm", { body: { code } })).status).toBe(200);
  });
});
