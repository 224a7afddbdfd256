import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { countAct } from "#features/limits/limits.service.ts";
import { buildUser } from "#test/build.ts";
import { cloneDatabase } from "#test/database/clone-database.ts";
import { everyRow } from "#test/database/every-row.ts";
import { insertAttempt, listAttempts } from "./attempts.queries.ts";
import { forgetExpired } from "./clean-up.service.ts";
import { findUserOfReset, insertReset } from "./password-reset/password-reset.queries.ts";
import { findSessionUser, insertSession } from "./sessions/session.queries.ts";

const database = await cloneDatabase();
const { db } = database;
afterAll(() => database.close());

const hour = 60 * 60 * 1000;
const start = new Date();
const lastHour = new Date(start.getTime() - hour);
const attempt = { action: "failed-sign-in", address: "198.51.100.1", account: "a" } as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The rows that are still stored, looked up before any of them expired. */
const stored = async () => ({
  session: Boolean(
    await findSessionUser(db, { tokenHash: "session", now: lastHour, startedAfter: lastHour }),
  ),
  link: Boolean(await findUserOfReset(db, { tokenHash: "link", now: lastHour })),
  attempt: (await listAttempts(db, { attempt, since: lastHour, limit: 1 })).length > 0,
});

test("what was counted for a limit is kept until counting begins anew, and then forgotten", async () => {
  vi.setSystemTime(start);
  const count = () => countAct(db, { act: "domain-code", of: "acme.example" }, { rateLimit: true });
  for (let letter = 0; letter < 20; letter += 1) await count();
  await forgetExpired(db);
  await expect(count()).rejects.toThrow("Too many codes");
  vi.setSystemTime(start.getTime() + 24 * hour);
  await forgetExpired(db);
  expect(JSON.stringify(await everyRow(db))).not.toContain("domain-code");
});

test("sessions, links and failures are kept while they mean something, and then forgotten", async () => {
  const { id: userId } = await buildUser(db);
  const expiresAt = new Date(start.getTime() + hour);
  const session = { remembered: false, device: null, provedUntil: start };
  await insertSession(db, { tokenHash: "session", userId, expiresAt, ...session });
  await insertReset(db, { tokenHash: "link", userId, expiresAt });
  await insertAttempt(db, attempt);

  await forgetExpired(db);
  expect(await stored()).toEqual({ session: true, link: true, attempt: true });

  vi.setSystemTime(start.getTime() + 2 * hour);
  await forgetExpired(db);
  expect(await stored()).toEqual({ session: false, link: false, attempt: true });

  vi.setSystemTime(start.getTime() + 25 * hour);
  await forgetExpired(db);
  expect(await stored()).toEqual({ session: false, link: false, attempt: false });
});
