import { hash } from "node:crypto";
import type { Db, Transaction } from "#db/db.ts";
import type { LetterDefinition } from "#mail/define-letter.ts";
import { wake } from "#tasks/tasks.service.ts";
import * as queries from "./outbox.queries.ts";
import { deleteQueuedNaming } from "./queued-letters.queries.ts";

/** The task that delivers letters. */
export const deliveryName = "deliver-letters";

interface Wishes {
  /** It is not delivered before, and may be taken back until then. */
  visibleFrom?: Date;
  /** What it is sent for, and to whom: an event and a person. However often it is asked for, it comes once. */
  once?: readonly string[];
}

const occasionOf = (kind: string, once: readonly string[]) =>
  hash("sha256", [kind, ...once].join(" "), "base64url");

/**
 * Asks for a letter, in the transaction of what it tells: both are kept, or neither. It is written when it is
 * delivered, so that no secret waits anywhere, and a link is as fresh as the letter that carries it.
 */
export const sendLetter = async <About>(
  db: Transaction,
  { kind }: Pick<LetterDefinition<About>, "kind" | "about">,
  about: NoInfer<About>,
  { visibleFrom, once }: Wishes = {},
): Promise<void> => {
  const occasion = once ? occasionOf(kind, once) : null;
  const wait = visibleFrom && { visibleFrom };
  await queries.insertLetters(db, [{ kind, about, occasion, ...wait }]);
  await wakeDelivery(db);
};

/** The same for many, in one statement. */
export const sendLetters = async <About>(
  db: Transaction,
  { kind }: Pick<LetterDefinition<About>, "kind" | "about">,
  letters: readonly ({ about: NoInfer<About>; once: readonly string[] } & Pick<
    Wishes,
    "visibleFrom"
  >)[],
): Promise<void> => {
  if (letters.length === 0) return;
  const rows = letters.map(({ about, once, visibleFrom }) => ({
    kind,
    about,
    occasion: occasionOf(kind, once),
    ...(visibleFrom && { visibleFrom }),
  }));
  await queries.insertLetters(db, rows);
  await wakeDelivery(db);
};

/** Has waiting letters delivered once the transaction is kept. */
export const wakeDelivery = (db: Transaction): Promise<void> => wake(db, { name: deliveryName });

/** Takes a letter back that was asked for with `once` and still waits. Reports whether it did. */
export const takeLetterBack = (
  db: Db,
  { kind }: { kind: string },
  once: readonly string[],
): Promise<boolean> => queries.deleteWaiting(db, occasionOf(kind, once));

/** The same for many of one kind, in one statement. */
export const takeLettersBack = async (
  db: Db,
  { kind }: { kind: string },
  occasions: readonly (readonly string[])[],
): Promise<void> => {
  if (occasions.length === 0) return;
  await queries.deleteAllWaiting(
    db,
    occasions.map((once) => occasionOf(kind, once)),
  );
};

/** Forgets the letters that wait or were given up and name one of these, in lower case: ids, names, addresses. */
export const forgetLetters = async (db: Db, names: string[]): Promise<void> => {
  await queries.deleteLettersNaming(db, names);
  await deleteQueuedNaming(db, names);
};

const day = 24 * 60 * 60 * 1000;
/** Longer than anybody asks again for the same letter. */
const occasionsKeptFor = 90 * day;

/** Forgets what came long ago, and what was given up a day ago. */
export const forgetOldLetters = (db: Db, now = new Date()): Promise<void> =>
  queries.deleteOldLetters(db, {
    delivered: new Date(now.getTime() - occasionsKeptFor),
    failed: new Date(now.getTime() - day),
  });

/** Letters that were tried in vain and wait for another attempt, and those that were given up. */
export const countTroubledLetters = (db: Db) => queries.countTroubled(db);
