import { expect, test } from "vitest";
import { buildUser } from "#test/build.ts";
import { takeWaiting } from "#test/database/outbox-rows.ts";
import { startApp } from "#test/start-app.ts";
import { hashPassword } from "./passwords.ts";

const { db, anonymous } = await startApp({
  env: { RATE_LIMIT: "off" },
  keepsLetters: true,
});
const { username } = await buildUser(db, { passwordHash: await hashPassword("correct horse") });
const nobody = "no-such-person";

const medianOf = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

/**
 * The ratio of the median times for an existing and a missing account, measured alternately, since
 * machines are shared.
 */
const ratioOf = async (ask: (name: string) => Promise<unknown>) => {
  const times = { [username]: [] as number[], [nobody]: [] as number[] };
  for (let turn = 0; turn < 31; turn += 1)
    for (const [name, taken] of Object.entries(times)) {
      const start = performance.now();
      await ask(name);
      if (turn > 0) taken.push(performance.now() - start);
    }
  return medianOf(times[username] ?? []) / medianOf(times[nobody] ?? []);
};

test("a sign-in that fails takes as long for an account that is none", async () => {
  const ratio = await ratioOf(async (name) => {
    const body = { username: name, password: "wrong horse" };
    const answer = await anonymous.post("/api/login", { body });
    expect(answer).toMatchObject({ status: 401, body: "Invalid username or password" });
  });
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.6);
});

test("a request for a link is answered before the account is looked up", async () => {
  const answers = [];
  for (const identifier of [username, nobody])
    answers.push(await anonymous.post("/api/password/forgot", { body: { identifier } }));
  expect(answers[0]).toMatchObject({ status: 202, body: answers[1]?.body });
  // Looking is left to who delivers: all that the call does is keep the name, whatever it is.
  expect((await takeWaiting(db)).map(({ about }) => about)).toEqual([
    { identifier: username },
    { identifier: nobody },
  ]);
});
