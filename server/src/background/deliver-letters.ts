import { hash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import { claim, giveUp, postpone, settle } from "#features/letters/delivery.service.ts";
import { letterOfKind } from "#features/letters/notifications.service.ts";
import { withinRecipientLimits } from "#features/limits/recipient-limits.service.ts";
import { letterSite } from "#features/site/site.service.ts";
import type { LetterDefinition, WrittenLetter } from "#mail/define-letter.ts";
import { AddressRefused, type Deliver, type Letter } from "#mail/letter.ts";
import { everyLetter } from "./every-letter.ts";

type Claimed = Awaited<ReturnType<typeof claim>>[number];

interface Services {
  config: Config;
  deliver: Deliver;
  /** All that there are, but for tests. */
  letters?: readonly LetterDefinition<unknown>[];
  /** Hears of an address that its mail server refuses for good. */
  onRefused?: (db: Db, address: string) => Promise<void>;
  /** So many are on their way at once: one that hangs holds up nobody else's. */
  slots?: number;
  /** Once it is aborted no further letter is taken: those under way are finished. */
  stopping?: AbortSignal;
  warn?: (details: object, message: string) => void;
}

const usualSlots = 10;
/** While letters hang, others are looked for after so many milliseconds. */
const lookAgainMs = 1_000;

/**
 * Delivers the letters that are due, until there is none. Killed between any two steps, it repeats at most
 * those that were just being handed over, and these under the same `Message-ID`.
 */
export const deliverLetters = async (db: Db, services: Services): Promise<void> => {
  const { letters = everyLetter, slots = usualSlots } = services;
  const byKind = new Map(letters.map((letter) => [letter.kind, letter]));
  const underWay = new Set<Promise<void>>();
  for (;;) {
    const free = services.stopping?.aborted ? 0 : slots - underWay.size;
    const claimed = free > 0 ? await claim(db, { kinds: [...byKind.keys()], most: free }) : [];
    for (const one of claimed) {
      const attempt = deliverOne(db, one, byKind.get(one.kind), services).finally(() =>
        underWay.delete(attempt),
      );
      underWay.add(attempt);
    }
    if (underWay.size === 0) return;
    if (claimed.length < free) await Promise.race([...underWay, delay(lookAgainMs)]);
    else await Promise.race(underWay);
  }
};

const deliverOne = async (
  db: Db,
  claimed: Claimed,
  definition: LetterDefinition<unknown> | undefined,
  services: Services,
): Promise<void> => {
  try {
    if (definition) await writeAndDeliver(db, claimed, definition, services);
    await settle(db, claimed);
  } catch (error) {
    const { id, kind } = claimed;
    services.warn?.({ err: error, letter: id, kind }, "a letter could not be delivered");
    // Where not even that can be kept, it is tried again when its claim has ended.
    await (error instanceof AddressRefused ? giveUp : postpone)(db, claimed).catch(() => {});
  }
};

const writeAndDeliver = async (
  db: Db,
  { id, about }: Claimed,
  definition: LetterDefinition<unknown>,
  { config, deliver, onRefused }: Services,
): Promise<void> => {
  const site = await letterSite(db, config);
  const { kind, limit } = definition;
  const { rateLimit } = config;
  const send = limit ? withinRecipientLimits(db, { kind, limit }, { deliver, rateLimit }) : deliver;
  const written = await definition.compose(db, about, { config, site });
  for (const [index, { letter, thread, takeBack }] of written.entries()) {
    const sent = await asWished(letter, db);
    if (!sent) continue;
    const ownId = index > 0 ? `${id}.${index}` : id;
    try {
      await send({ ...sent, ...idsOf(ownId, thread, config) });
    } catch (error) {
      await takeBack(db);
      if (error instanceof AddressRefused) await onRefused?.(db, letter.to);
      throw error;
    }
  }
};

/** Written for its recipient's wishes; null where they want none of its kind. */
const asWished = async (letter: Letter, db: Db): Promise<Letter | null> => {
  const { kind } = letter;
  return kind === undefined ? letter : letterOfKind(db, { ...letter, kind });
};

/** Ids without brackets. The first letter of a thread has the thread's, and the others answer it. */
const idsOf = (id: string, thread: WrittenLetter["thread"], { publicUrl }: Config) => {
  const { hostname } = new URL(publicUrl);
  const messageId = `${id}@${hostname}`;
  if (!thread) return { messageId };
  const ofThread = `${hash("sha256", thread.about, "base64url")}@${hostname}`;
  return thread.begins ? { messageId: ofThread } : { messageId, inReplyTo: ofThread };
};
