import { hash } from "node:crypto";
import { comparable } from "@rolecall/contract/values/comparable.ts";
import type { Db } from "#db/db.ts";
import { tooMany } from "#http/errors.ts";
import {
  type Counted,
  type CountedLetter,
  deleteLettersBefore,
  findLetterAtLimit,
  insertLetter,
  lockLetters,
} from "./letter-limits.queries.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

interface Limit {
  by: "companyId" | "senderId" | "address";
  most: number;
  within: number;
}

/** The most letters by company, by sender and by address. */
const limits: Record<CountedLetter, Limit[]> = {
  invitation: [
    { by: "companyId", most: 100, within: day },
    { by: "senderId", most: 100, within: day },
    { by: "address", most: 5, within: day },
  ],
  verification: [
    { by: "companyId", most: 5, within: hour },
    { by: "senderId", most: 5, within: hour },
    { by: "address", most: 5, within: day },
  ],
};

/**
 * Counts a letter before it is sent, in the same transaction as its subject, and throws `too-many`
 * if a limit is reached. Parallel requests are counted one after the other.
 */
export const countLetter = async (
  db: Db,
  { email, ...letter }: Omit<Counted, "address"> & { email: string },
  { rateLimit }: { rateLimit: boolean },
): Promise<void> => {
  if (!rateLimit) return;
  const counted = { ...letter, address: hash("sha256", comparable(email), "base64url") };
  await lockLetters(db, counted);
  const now = Date.now();
  for (const { by, most, within } of limits[letter.kind]) {
    const since = new Date(now - within);
    const reached = await findLetterAtLimit(db, { by, counted, since, most });
    if (reached) throw tooManyLetters(reached.getTime() + within - now);
  }
  await insertLetter(db, counted);
};

const tooManyLetters = (waitMs: number) => {
  const hours = Math.ceil(waitMs / hour);
  return tooMany("letters", hours === 1 ? "an hour" : `${hours} hours`, waitMs);
};

/** Letters that no limit counts any more. */
export const forgetLetters = (db: Db, now = new Date()): Promise<void> =>
  deleteLettersBefore(db, new Date(now.getTime() - day));
