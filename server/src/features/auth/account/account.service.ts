import type { accountEndpoints } from "@rolecall/contract/auth/account.schemas.ts";
import { sessionMissingText, unknownDeviceText } from "@rolecall/contract/auth/account.ts";
import type * as z from "zod";
import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import type { Slice } from "#db/keyset.ts";
import type { Caller } from "#features/auth/caller.ts";
import { refuseCommonPassword } from "#features/auth/common-passwords/common-passwords.ts";
import {
  endEmailChanges,
  findPendingEmail,
} from "#features/auth/email-change/email-changes.queries.ts";
import { endResetsOfUser } from "#features/auth/password-reset/password-reset.queries.ts";
import { hashPassword } from "#features/auth/passwords.ts";
import { checkOwnPassword } from "#features/auth/proof/own-password.service.ts";
import { lockOwnAccount, readFactors } from "#features/auth/second-factor/factors.service.ts";
import { deleteReport } from "#features/auth/second-step/lost-factors.queries.ts";
import { startedAfter } from "#features/auth/sessions/session-lifetime.ts";
import { deleteOtherSessions } from "#features/auth/sessions/session.queries.ts";
import { sendLetter } from "#features/letters/outbox.service.ts";
import { isProved } from "#http/access.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import * as accounts from "./account.queries.ts";
import { passwordChangedLetter } from "./password-changed.letter.ts";

/** The data of the account and its means of signing in. */
export const readAccount = async (db: Db, user: SignedInUser) => {
  const { id, email, provedUntil, administrator, waiting } = user;
  const [factors, holds, pendingEmail] = await Promise.all([
    readFactors(db, id),
    accounts.countHoldings(db, id),
    findPendingEmail(db, { userId: id, now: new Date() }),
  ]);
  return {
    email,
    pendingEmail,
    hasPassword: factors.passwordHash !== null,
    secondFactor: {
      totp: factors.totp !== null,
      passkeys: factors.passkeyIds.length,
      recoveryCodesLeft: factors.recoveryCodesLeft,
    },
    provedUntil,
    administrator,
    waiting,
    holds,
  };
};

/** Sets a new password. All other sessions end, and so do links to set one. */
export const changePassword = async (
  db: Db,
  {
    user,
    given,
  }: { user: SignedInUser; given: z.output<typeof accountEndpoints.changePassword.body> },
  { caller, config }: { caller: Caller; config: Config },
): Promise<void> => {
  const { id: userId, sessionId } = user;
  refuseCommonPassword(given.password, config);
  const current = { user, password: given.currentPassword };
  await checkOwnPassword(db, current, { caller, path: "currentPassword" });
  const passwordHash = await hashPassword(given.password);
  await db.transaction(async (db) => {
    await lockOwnAccount(db, user);
    await accounts.updatePassword(db, { userId, passwordHash });
    // Who just passed the second step has not lost it: whoever said so knew the old password.
    if (isProved(user)) await deleteReport(db, userId);
    await endResetsOfUser(db, userId);
    await endEmailChanges(db, userId);
    await deleteOtherSessions(db, { userId, sessionId });
    await sendLetter(db, passwordChangedLetter, { userId });
  });
};

/** The user's sessions; the one that asks comes first. */
export const listSessions = async (db: Db, user: SignedInUser, slice: Slice) => {
  const { id: userId, sessionId } = user;
  if (slice.page === 1 && slice.after === undefined)
    await accounts.updateLastUse(db, { userId, sessionId, now: new Date() });
  return sessionsOf(db, { userId, sessionId }, slice);
};

/** The sessions of a user, newest use first; where none of them asks, none is the current one. */
export const sessionsOf = async (
  db: Db,
  { userId, sessionId }: { userId: string; sessionId: string | null },
  slice: Slice,
) => {
  const now = new Date();
  const open = { userId, now, startedAfter: startedAfter(now) };
  const { items, ...place } = await accounts.listOwnSessions(db, { ...open, ...slice });
  const named = items.map(({ device, ...session }) => ({
    ...session,
    device: device ?? unknownDeviceText,
    current: session.id === sessionId,
  }));
  return { ...place, items: named };
};

/** Ends another session of the user's. Throws `missing` where there is none. */
export const endSession = async (
  db: Db,
  own: { userId: string; sessionId: string },
): Promise<void> => {
  if (!(await accounts.deleteOwnSession(db, own)))
    throw new AppError("missing", sessionMissingText);
};
