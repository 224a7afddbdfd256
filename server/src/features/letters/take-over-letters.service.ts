import type { Db } from "#db/db.ts";
import { insertLetters } from "./outbox.queries.ts";
import { wakeDelivery } from "./outbox.service.ts";
import { takeQueued } from "./queued-letters.queries.ts";

const kindsOfQueues: Record<string, string> = {
  "mail-reset-link": "reset-link",
  "mail-email-change": "email-change",
  "mail-registration-invitation": "registration-invitation",
};

/** The other queues held letters of several kinds, and named the kind in what they held. */
const kindOf = (name: string, { kind, about }: Record<string, unknown>): string =>
  String(kindsOfQueues[name] ?? kind ?? about);

/** Puts the letters of the release before into the outbox: it may have left them, and may still serve. */
export const takeOverLetters = (db: Db): Promise<void> =>
  db.transaction(async (db) => {
    for (const { name, data } of await takeQueued(db))
      await insertLetters(db, [{ kind: kindOf(name, data), about: data, occasion: null }]);
    await wakeDelivery(db);
  });
