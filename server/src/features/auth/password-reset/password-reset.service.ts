import { randomBytes } from "node:crypto";
import type { authEndpoints } from "@rolecall/contract/auth/auth.schemas.ts";
import { expiredLinkText } from "@rolecall/contract/auth/auth.ts";
import type * as z from "zod";
import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import { listUsersToWriteTo, updateProvenPassword } from "#features/auth/auth.queries.ts";
import type { Caller } from "#features/auth/caller.ts";
import { refuseCommonPassword } from "#features/auth/common-passwords/common-passwords.ts";
import { endEmailChanges } from "#features/auth/email-change/email-changes.queries.ts";
import { endAllSetBeforeProof } from "#features/auth/first-proof.service.ts";
import { hashPassword } from "#features/auth/passwords.ts";
import { hashOfToken } from "#features/auth/sessions/session-token.ts";
import { deleteSessionsOfUser } from "#features/auth/sessions/session.queries.ts";
import { throttle } from "#features/auth/throttle.service.ts";
import { letterSite } from "#features/site/site.service.ts";
import { AppError } from "#http/errors.ts";
import type { Deliver } from "#mail/letter.ts";
import type { Mailer } from "#mail/mailer.ts";
import {
  countResets,
  deleteReset,
  endResetsOfUser,
  findUserOfReset,
  insertReset,
  lockLinksOfUser,
  takeReset,
} from "./password-reset.queries.ts";
import { resetLetter } from "./reset-letter.ts";

const hour = 60 * 60 * 1000;
/** 192 random bits: beyond guessing, and the link still fits on one line of a mail, which keeps it whole. */
const newResetToken = () => randomBytes(24).toString("base64url");

/** The most letters to one account within `letterCountsFor`, whether or not their links were used. */
const mostLetters = 5;
/** In milliseconds. */
export const letterCountsFor = hour;

/** Has a link mailed. The same work whether or not there is anybody: looking is left to the queue. */
export const askForResetLink = (
  db: Db,
  identifier: string,
  { caller, mailer }: { caller: Caller; mailer: Mailer },
): Promise<void> => {
  const requests = throttle(db, caller, "reset-request");
  return requests.run(async () => {
    await requests.count();
    await db.transaction((db) => mailer.sendResetLink(db, identifier));
  });
};

/**
 * Mails a link to the account with this username or email, and throws if the letter cannot be
 * delivered now.
 */
export const deliverResetLink = async (
  db: Db,
  identifier: string,
  { config, deliver }: { config: Config; deliver: Deliver },
): Promise<void> => {
  const site = await letterSite(db, config);
  const most = config.rateLimit ? mostLetters : Infinity;
  for (const user of await listUsersToWriteTo(db, identifier)) {
    const token = newResetToken();
    const tokenHash = hashOfToken(token);
    if (!(await addLink(db, { tokenHash, userId: user.id, most }))) continue;
    try {
      await deliver(resetLetter({ user, token, site }));
    } catch (error) {
      await deleteReset(db, tokenHash);
      throw error;
    }
  }
};

/** False where the account had `most` letters lately. Asked at once, one waits for the other to be counted. */
const addLink = (
  db: Db,
  { tokenHash, userId, most }: { tokenHash: string; userId: string; most: number },
): Promise<boolean> =>
  db.transaction(async (db) => {
    await lockLinksOfUser(db, userId);
    const now = Date.now();
    const sent = await countResets(db, { userId, since: new Date(now - letterCountsFor) });
    if (sent >= most) return false;
    await insertReset(db, { tokenHash, userId, expiresAt: new Date(now + hour) });
    return true;
  });

const expired = () => new AppError("bad-input", expiredLinkText);

/** Sets the password of the link's user, and ends all of their sessions and other links. */
export const resetPassword = async (
  db: Db,
  { token, password }: z.output<typeof authEndpoints.resetPassword.body>,
  { caller, config, mailer }: { caller: Caller; config: Config; mailer: Mailer },
): Promise<void> => {
  refuseCommonPassword(password, config);
  const link = { tokenHash: hashOfToken(token), now: new Date() };
  const userId = await findUserOfReset(db, link);
  if (!userId) throw expired();
  const passwordHash = await hashPassword(password);
  const user = await db.transaction(async (db) => {
    // First of all, so that a sign-in which is under way is ended or refused.
    const locked = await lockLinksOfUser(db, userId);
    if (!locked || !(await takeReset(db, link))) throw expired();
    if (!locked.emailVerified) await endAllSetBeforeProof(db, userId, mailer);
    await endResetsOfUser(db, userId);
    await endEmailChanges(db, userId);
    await deleteSessionsOfUser(db, userId);
    await mailer.sendSafetyLetter(db, { userId, kind: "password-changed" });
    return updateProvenPassword(db, { userId, passwordHash });
  });
  // Failures with the old password no longer block the new one.
  for (const name of [user?.username, user?.email])
    if (name) await throttle(db, caller, "failed-sign-in", name).forget();
};
