import type { Db } from "#db/db.ts";
import { deleteExpiredSessions } from "#http/session.queries.ts";
import { deleteAttemptsBefore } from "./attempts.queries.ts";
import { deleteExpiredResets } from "./password-reset.queries.ts";

/** Longer than any limit looks back. */
const attemptsKeptFor = 24 * 60 * 60 * 1000;

/** Deletes sessions, reset links and counted attempts that no longer mean anything. */
export const forgetExpired = async (db: Db): Promise<void> => {
  const now = new Date();
  await deleteExpiredSessions(db, now);
  await deleteExpiredResets(db, now);
  await deleteAttemptsBefore(db, new Date(now.getTime() - attemptsKeptFor));
};
