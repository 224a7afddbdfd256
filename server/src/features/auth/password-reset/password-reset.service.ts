import type { authEndpoints } from "@rolecall/contract/auth/auth.schemas.ts";
import { expiredLinkText } from "@rolecall/contract/auth/auth.ts";
import type * as z from "zod";
import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import { passwordChangedLetter } from "#features/auth/account/password-changed.letter.ts";
import { updateProvenPassword } from "#features/auth/auth.queries.ts";
import type { Caller } from "#features/auth/caller.ts";
import { refuseCommonPassword } from "#features/auth/common-passwords/common-passwords.ts";
import { endEmailChanges } from "#features/auth/email-change/email-changes.queries.ts";
import { endAllSetBeforeProof } from "#features/auth/first-proof.service.ts";
import { hashPassword } from "#features/auth/passwords.ts";
import { hashOfToken } from "#features/auth/sessions/session-token.ts";
import { deleteSessionsOfUser } from "#features/auth/sessions/session.queries.ts";
import { throttle } from "#features/auth/throttle.service.ts";
import { sendLetter } from "#features/letters/outbox.service.ts";
import { AppError } from "#http/errors.ts";
import {
  endResetsOfUser,
  findUserOfReset,
  lockLinksOfUser,
  takeReset,
} from "./password-reset.queries.ts";
import { resetLinkLetter } from "./reset-link.letter.ts";

/** Has a link mailed. The same work whether or not there is anybody: looking is left to the queue. */
export const askForResetLink = (
  db: Db,
  identifier: string,
  { caller }: { caller: Caller },
): Promise<void> => {
  const requests = throttle(db, caller, "reset-request");
  return requests.run(async () => {
    await requests.count();
    await db.transaction((db) => sendLetter(db, resetLinkLetter, { identifier }));
  });
};

const expired = () => new AppError("bad-input", expiredLinkText);

/** Sets the password of the link's user, and ends all of their sessions and other links. */
export const resetPassword = async (
  db: Db,
  { token, password }: z.output<typeof authEndpoints.resetPassword.body>,
  { caller, config }: { caller: Caller; config: Config },
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
    if (!locked.emailVerified) await endAllSetBeforeProof(db, userId);
    await endResetsOfUser(db, userId);
    await endEmailChanges(db, userId);
    await deleteSessionsOfUser(db, userId);
    await sendLetter(db, passwordChangedLetter, { userId });
    return updateProvenPassword(db, { userId, passwordHash });
  });
  // Failures with the old password no longer block the new one.
  for (const name of [user?.username, user?.email])
    if (name) await throttle(db, caller, "failed-sign-in", name).forget();
};
