import type { Db } from "#db/db.ts";
import type { Condition } from "#tasks/condition.sql.ts";
import * as outbox from "./outbox.queries.ts";

/** Longer, in seconds, than handing a letter over takes. Of a server that died, the next one takes it then. */
const claimSeconds = 3 * 60;

/** Half a minute to an hour apart, for about half a day. */
const mostAttempts = 17;
const firstPause = 30;
const longestPause = 60 * 60;

/** Takes letters of these kinds that are due, to deliver them. */
export const claim = (db: Db, { kinds, most }: { kinds: string[]; most: number }) =>
  outbox.claimLetters(db, { kinds, most, seconds: claimSeconds });

/** It was delivered, or there is nothing to say any more. */
export const settle = (db: Db, claimed: outbox.ClaimedLetter): Promise<void> =>
  outbox.settleLetter(db, claimed);

/** It could not be delivered now: it is tried again, or given up. */
export const postpone = (db: Db, { id, attempt }: outbox.ClaimedLetter): Promise<void> =>
  attempt >= mostAttempts
    ? outbox.updateToFailed(db, id)
    : outbox.postponeLetter(db, id, Math.min(firstPause * 2 ** (attempt - 1), longestPause));

/** No attempt will ever succeed. */
export const giveUp = (db: Db, { id }: outbox.ClaimedLetter): Promise<void> =>
  outbox.updateToFailed(db, id);

/** Whether a letter is to be delivered by now. */
export const lettersAreToDeliver = (db: Db): Condition => outbox.lettersAreDue(db);
