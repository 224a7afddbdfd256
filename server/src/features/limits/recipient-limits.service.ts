import { comparable } from "@rolecall/contract/values/comparable.ts";
import type { Db } from "#db/db.ts";
import type { LetterLimit } from "#mail/define-letter.ts";
import type { Deliver, LetterPart } from "#mail/letter.ts";
import {
  addToCount,
  type Counter,
  isProvedAddress,
  takeCount,
  takeFromCount,
} from "./act-counts.queries.ts";
import { counterOf } from "./counter-of.ts";

const day = 24 * 60 * 60 * 1000;

/** The most letters to an address in a day: of one kind, and of all kinds together. */
interface Most {
  ofKind: number;
  together: number | null;
}

/** Whoever typed an address that nobody proved may not be whose it is. */
const limits: Record<LetterLimit, { proved: Most | null; unproved: Most }> = {
  few: { proved: { ofKind: 10, together: 40 }, unproved: { ofKind: 5, together: 20 } },
  // More than an account's alerts are that come each day; it is its own, or another's, to have them written.
  many: { proved: null, unproved: { ofKind: 60, together: null } },
};

/** So long the next letter can tell of those that were held back; who got them is forgotten then. */
const heldFor = 2 * day;
/** More than anybody holds back; the counter has a greatest number. */
const mostHeld = 1_000_000;

/**
 * Delivers letters within the limits for their recipient and day, so that nobody makes the site flood an
 * address by doing one thing over and over. Letters beyond are counted, and the next one says how many they
 * were. The first of its kind in a day always comes: no flood hides that a password was changed.
 * @param kind what the letter tells of, such as `username-changed`
 */
export const withinRecipientLimits =
  (
    db: Db,
    { kind, limit }: { kind: string; limit: LetterLimit },
    { deliver, rateLimit }: { deliver: Deliver; rateLimit: boolean },
  ): Deliver =>
  async (letter) => {
    if (!rateLimit) return deliver(letter);
    const to = comparable(letter.to);
    const { proved, unproved } = limits[limit];
    const most = (await isProvedAddress(db, to)) ? proved : unproved;
    if (most === null) return deliver(letter);
    const admitted = await admit(db, { to, kind, most });
    if (!admitted) return;
    try {
      await deliver({ ...letter, body: [...letter.body, ...remarksOf(admitted)] });
    } catch (error) {
      await takeBack(db, { to, kind, ...admitted });
      throw error;
    }
  };

interface Admitted {
  counted: Counter[];
  /** The number of letters that were held back before this one. */
  heldBefore: number;
  isLastOfKind: boolean;
}

const countersOf = (to: string, kind: string) => ({
  ofKind: counterOf("letter", `${kind} ${to}`),
  together: counterOf("letters", to),
  held: counterOf("held-letter", to),
});

/** Counts a letter; null where it is held back. Letters to one address are counted one after another. */
const admit = (
  db: Db,
  { to, kind, most }: { to: string; kind: string; most: Most },
): Promise<Admitted | null> =>
  db.transaction(async (db) => {
    const counters = countersOf(to, kind);
    const now = new Date();
    const until = new Date(now.getTime() + day);
    const add = async (counter: typeof counters.ofKind, atMost: number) => {
      const added = await addToCount(db, { ...counter, now, until, most: atMost });
      return "count" in added ? added.count : null;
    };
    const ofKind = await add(counters.ofKind, most.ofKind);
    const isCrowded =
      ofKind !== null &&
      most.together !== null &&
      (await add(counters.together, most.together)) === null;
    if (ofKind === null || (ofKind > 1 && isCrowded)) {
      const heldUntil = new Date(now.getTime() + heldFor);
      await addToCount(db, { ...counters.held, now, until: heldUntil, most: mostHeld });
      return null;
    }
    const heldBefore = await takeCount(db, { ...counters.held, now });
    const counted = [counters.ofKind, ...(most.together === null ? [] : [counters.together])];
    return { counted, heldBefore, isLastOfKind: ofKind === most.ofKind };
  });

/** Undoes that a letter was counted which could not be delivered. */
const takeBack = (
  db: Db,
  { to, kind, counted, heldBefore }: { to: string; kind: string } & Admitted,
): Promise<void> =>
  db.transaction(async (db) => {
    for (const counter of counted) await takeFromCount(db, counter);
    if (heldBefore === 0) return;
    const now = new Date();
    const until = new Date(now.getTime() + heldFor);
    const { held } = countersOf(to, kind);
    await addToCount(db, { ...held, now, until, most: mostHeld, by: heldBefore });
  });

const remarksOf = ({ heldBefore, isLastOfKind }: Admitted): LetterPart[] => [
  ...(heldBefore > 0
    ? [
        `Before this email, ${heldBefore === 1 ? "another one" : `${heldBefore} others`} to you ${heldBefore === 1 ? "was" : "were"} held back, since too many of them came within a day.`,
      ]
    : []),
  ...(isLastOfKind
    ? [
        "So many of these emails went to you today that this is the last one of its kind today. The next one says how many were held back.",
      ]
    : []),
];
