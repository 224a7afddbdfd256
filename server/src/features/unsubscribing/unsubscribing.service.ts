import type { Db } from "#db/db.ts";
import { endByToken, nameOfEnding } from "#features/alerts/alerts.service.ts";
import { stopsLetters, unsubscribe } from "#features/letters/notifications.service.ts";

/** What a token ends: the named alert, or letters of a kind. */
export interface Ending {
  alert: string | null;
}

/** Null for an unknown token. */
export const endingOf = async (db: Db, token: string): Promise<Ending | null> => {
  const alert = await nameOfEnding(db, token);
  return alert !== null || (await stopsLetters(db, token)) ? { alert } : null;
};

/** Ends the alert of a token, or the letters of its kind. @throws `missing` for an unknown token */
export const endLetters = async (db: Db, token: string): Promise<void> => {
  if (!(await endByToken(db, token))) await unsubscribe(db, token);
};
