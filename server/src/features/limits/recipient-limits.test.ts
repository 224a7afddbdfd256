import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { deliverLetters } from "#background/deliver-letters.ts";
import { everyLetter } from "#background/every-letter.ts";
import { readConfig } from "#config.ts";
import { sendLetter } from "#features/letters/outbox.service.ts";
import { defineLetter } from "#mail/define-letter.ts";
import { buildUser } from "#test/build.ts";
import { everyRow } from "#test/database/every-row.ts";
import { inTransaction } from "#test/database/in-transaction.ts";
import { takeWaiting } from "#test/database/outbox-rows.ts";
import { startApp } from "#test/start-app.ts";
import { buildTalentScene } from "#test/talent/talent-scene.ts";
import { buildTeamScene } from "#test/team-scene.ts";

const { db, as, anonymous, letters, config, ...app } = await startApp();
const day = 24 * 60 * 60 * 1000;

beforeEach(() => {
  letters.length = 0;
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const subjectsTo = (address: string | null) =>
  letters.filter(({ to }) => to === address).map(({ subject }) => subject);
const ask = (userId: string, kind: string) => {
  const letter = everyLetter.find((one) => one.kind === kind);
  if (!letter) throw new Error(`There is no letter ${kind}`);
  return inTransaction(db, (db) => sendLetter(db, letter, { userId }));
};
const tell = async (userId: string, kind: string) => {
  await ask(userId, kind);
  await app.deliverLetters();
};
const tellOften = async (times: number, userId: string, kind: string) => {
  for (let time = 0; time < times; time += 1) await tell(userId, kind);
};
const proven = () => buildUser(db, { emailVerified: true });

describe("letters to one address", () => {
  test("that nobody ever proved are few, whatever is done to the account", async () => {
    const user = await buildUser(db);
    for (let time = 0; time < 60; time += 1)
      await as(user).patch("/api/auth/user", { body: { username: `renamed-${time}` } });
    expect(subjectsTo(user.email)).toHaveLength(5);
    const kinds = [
      "two-step-on",
      "two-step-off",
      "passkey-added",
      "passkey-removed",
      "recovery-codes-made",
    ] as const;
    for (const kind of kinds) await tellOften(10, user.id, kind);
    expect(subjectsTo(user.email).length).toBeLessThanOrEqual(20 + kinds.length);
  });

  test("are ten of a kind in a day, and the tenth says that more are held back", async () => {
    const user = await proven();
    await tellOften(12, user.id, "username-changed");
    expect(subjectsTo(user.email)).toHaveLength(10);
    const held = "the last one of its kind today";
    expect(letters.at(-2)?.text.replaceAll("\n", " ")).not.toContain(held);
    expect(letters.at(-1)?.text.replaceAll("\n", " ")).toContain(held);
  });

  test("say how many were held back before, once", async () => {
    const user = await proven();
    await tellOften(13, user.id, "username-changed");
    await tell(user.id, "password-changed");
    await tell(user.id, "two-step-on");
    const [told, next] = letters.slice(-2).map(({ text }) => text.replaceAll("\n", " "));
    expect(told).toContain("Before this email, 3 others to you were held back");
    expect(next).not.toContain("held back");
  });

  test("that were held back are forgotten after two days", async () => {
    const user = await proven();
    await tellOften(13, user.id, "username-changed");
    vi.setSystemTime(Date.now() + 2 * day + 1_000);
    await tell(user.id, "password-changed");
    expect(letters.at(-1)?.text).not.toContain("held back");
    expect(letters.at(-1)?.subject).toBe("Your password was changed");
  });

  test("that tell of something else still come after a flood of one kind", async () => {
    const user = await buildUser(db);
    const flood = [
      "username-changed",
      "two-step-on",
      "two-step-off",
      "recovery-codes-made",
    ] as const;
    for (const kind of flood) await tellOften(20, user.id, kind);
    await tell(user.id, "password-changed");
    expect(subjectsTo(user.email).at(-1)).toBe("Your password was changed");
  });

  test("begin anew after a day, and those to others are counted apart", async () => {
    const user = await proven();
    await tellOften(11, user.id, "username-changed");
    const other = await proven();
    await tell(other.id, "username-changed");
    expect(subjectsTo(other.email)).toHaveLength(1);
    vi.setSystemTime(Date.now() + day);
    await tell(user.id, "username-changed");
    expect(subjectsTo(user.email)).toHaveLength(11);
  });

  test("about one's role in a team are as few", async () => {
    const { owner, recruiter, path } = await buildTeamScene(db);
    for (let flip = 0; flip < 20; flip += 1)
      for (const role of ["admin", "recruiter"])
        await as(owner).patch(`${path}/members/${recruiter.id}`, { body: { role } });
    expect(subjectsTo(recruiter.email)).toHaveLength(5);
  });

  test("with links to set a password come as ever after a flood of others", async () => {
    const user = await buildUser(db);
    await tellOften(30, user.id, "username-changed");
    letters.length = 0;
    for (let time = 0; time < 6; time += 1)
      await anonymous.post("/api/password/forgot", { body: { identifier: user.username } });
    expect(subjectsTo(user.email)).toHaveLength(5);
  });

  test("of a kind that people may turn off are sixty where nobody proved the address, and as many as there are elsewhere", async () => {
    const sample = defineLetter({
      kind: "sample",
      about: z.object({ to: z.string() }),
      setting: "status",
      to: async (_db, { to }) => [{ to }],
      write: () => ({ subject: "Sample", body: ["Hello,"] }),
      examples: [{ to: "ada@jobs.example" }],
    });
    const count = async ({ email }: { email: string | null }) => {
      let delivered = 0;
      const about = { to: email ?? "" };
      for (let time = 0; time < 70; time += 1)
        await inTransaction(db, (db) => sendLetter(db, sample, about));
      const deliver = () => Promise.resolve(void (delivered += 1));
      await deliverLetters(db, { config, deliver, letters: [sample] });
      return delivered;
    };
    expect([await count(await buildUser(db)), await count(await proven())]).toEqual([60, 70]);
  });

  test("from companies that found somebody are ten, however many companies write", async () => {
    const scene = await buildTalentScene({ as, db });
    const account = await scene.found({ title: "Caulker" }, { emailVerified: true });
    const path = `/api/candidates/${await scene.idOf("Caulker")}/requests`;
    for (let company = 0; company < 12; company += 1) {
      const { recruiter, job } = await buildTalentScene({ as, db });
      const body = { jobId: job.id, message: "Shall we talk?" };
      expect((await as(recruiter).post(path, { body })).status).toBe(201);
    }
    expect(subjectsTo(account.email)).toHaveLength(10);
  });

  test("that could not be delivered are not counted, and what was held back is told by the next one", async () => {
    const user = await proven();
    await tellOften(12, user.id, "username-changed");
    const deliver = () => Promise.reject(new Error("The mail server is away"));
    for (let time = 0; time < 12; time += 1) await ask(user.id, "password-changed");
    await deliverLetters(db, { config, deliver });
    expect(await takeWaiting(db)).toHaveLength(12);
    await tell(user.id, "password-changed");
    expect(letters.at(-1)?.subject).toBe("Your password was changed");
    expect(letters.at(-1)?.text).toContain("2 others to you were held back");
  });

  test("are as many as there are where limits are off", async () => {
    const user = await buildUser(db);
    let delivered = 0;
    for (let time = 0; time < 12; time += 1) await ask(user.id, "username-changed");
    await deliverLetters(db, {
      config: readConfig({ RATE_LIMIT: "off" }),
      deliver: () => Promise.resolve(void (delivered += 1)),
    });
    expect(delivered).toBe(12);
  });

  test("are counted by a hash of the address alone", async () => {
    const user = await proven();
    await tell(user.id, "username-changed");
    const counts = (await everyRow(db)).filter(({ table }) => table === "act_counts");
    expect(counts).not.toEqual([]);
    expect(JSON.stringify(counts)).not.toContain(user.email);
  });
});
