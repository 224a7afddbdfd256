import type { Db } from "#db/db.ts";
import { forgetCounts } from "#features/limits/limits.service.ts";
import { deleteAttemptsBefore } from "./attempts.queries.ts";
import { deleteEmailChangesBefore } from "./email-change/email-changes.queries.ts";
import { deleteExpiredChallenges } from "./passkeys/challenges.queries.ts";
import { deleteExpiredResets } from "./password-reset/password-reset.queries.ts";
import { letterCountsFor } from "./password-reset/reset-links.service.ts";
import { deleteUnconfirmed } from "./second-factor/factors.queries.ts";
import { deleteExpiredPending } from "./second-step/pending-sign-ins.queries.ts";
import { deleteExpiredSessions } from "./sessions/session.queries.ts";

const hour = 60 * 60 * 1000;
const unconfirmedKeptFor = 24 * hour;
const emailChangesKeptFor = 25 * hour;
/** Longer than any limit looks back. */
const attemptsKeptFor = 24 * hour;

/** Deletes sessions, reset links and counted attempts that no longer mean anything. */
export const forgetExpired = async (db: Db): Promise<void> => {
  const now = new Date();
  await deleteExpiredSessions(db, now);
  await forgetCounts(db, now);
  await deleteExpiredPending(db, now);
  await deleteExpiredChallenges(db, now);
  await deleteUnconfirmed(db, new Date(now.getTime() - unconfirmedKeptFor));
  const madeBefore = new Date(now.getTime() - letterCountsFor);
  await deleteExpiredResets(db, { now, madeBefore });
  await deleteEmailChangesBefore(db, new Date(now.getTime() - emailChangesKeptFor));
  await deleteAttemptsBefore(db, new Date(now.getTime() - attemptsKeptFor));
};
