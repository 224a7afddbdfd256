import { daysUntilErasure } from "@rolecall/contract/auth/leaving.ts";
import type { Db } from "#db/db.ts";
import { deleteSessionsOfUser, hasSession } from "#features/auth/sessions/session.queries.ts";
import { sendLetter } from "#features/letters/outbox.service.ts";
import { notSignedIn } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import type { Condition } from "#tasks/condition.sql.ts";
import { leavingLetter } from "./leaving.letter.ts";
import {
  accountsAreDue,
  deleteAccount,
  gatherAddresses,
  listDueAccounts,
  lockDueAccount,
  lockLeaving,
  updateEraseAt,
} from "./leaving.queries.ts";

const day = 24 * 60 * 60 * 1000;

/**
 * Leaves: every session ends, and 14 days later the account is erased. Of two calls at once both answer
 * the same moment, and one letter goes out. @throws not-signed-in where the session that asks has ended meanwhile
 */
export const leave = async (
  db: Db,
  { id: userId, sessionId }: Pick<SignedInUser, "id" | "sessionId">,
): Promise<{ eraseAt: Date }> => {
  const eraseAt = await db.transaction(async (db) => {
    const user = await lockLeaving(db, userId);
    if (user?.eraseAt) return user.eraseAt;
    if (!user || !(await hasSession(db, { userId, sessionId }))) throw notSignedIn();
    const inTwoWeeks = new Date(Date.now() + daysUntilErasure * day);
    await updateEraseAt(db, userId, inTwoWeeks);
    await deleteSessionsOfUser(db, userId);
    await sendLetter(db, leavingLetter, { userId, at: inTwoWeeks });
    return inTwoWeeks;
  });
  return { eraseAt };
};

/** The accounts that are to be erased by now, at most so many. */
export const dueAccounts = (db: Db, most: number): Promise<string[]> =>
  listDueAccounts(db, { now: new Date(), most });

/** Whether an account is to be erased by now. */
export const accountsAreToErase = (db: Db): Condition => accountsAreDue(db);

/** Holds an account that is to be erased by now; null where it stays after all, or somebody else has it. */
export const lockToErase = (db: Db, id: string) => lockDueAccount(db, { id, now: new Date() });

/** All addresses that were ever theirs; call it before what names them is erased. */
export const addressesOf = (db: Db, id: string): Promise<string[]> => gatherAddresses(db, id);

/** Deletes the account itself, and frees its username and address. */
export const deleteErasedAccount = (db: Db, id: string): Promise<void> => deleteAccount(db, id);
