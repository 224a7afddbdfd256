import { randomBytes } from "node:crypto";
import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import { hashOfToken } from "#features/auth/sessions/session-token.ts";
import { countResets, insertReset, lockLinksOfUser } from "./password-reset.queries.ts";

const hour = 60 * 60 * 1000;

/** The most letters to one account within `letterCountsFor`, whether or not their links were used. */
const mostLetters = 5;
/** In milliseconds. */
export const letterCountsFor = hour;

/** 192 random bits: beyond guessing, and the link still fits on one line of a mail, which keeps it whole. */
const newResetToken = () => randomBytes(24).toString("base64url");

/**
 * The token of a new link to set a password; null where the account had as many letters lately as it may
 * have, or has another address by now than the letter goes to. Asked at once, one waits for the other to be counted.
 */
export const newResetLink = (
  db: Db,
  { userId, to }: { userId: string; to: string },
  { rateLimit }: Pick<Config, "rateLimit">,
): Promise<string | null> =>
  db.transaction(async (db) => {
    const user = await lockLinksOfUser(db, userId);
    if (user?.email !== to) return null;
    const now = Date.now();
    const sent = await countResets(db, { userId, since: new Date(now - letterCountsFor) });
    if (rateLimit && sent >= mostLetters) return null;
    const token = newResetToken();
    const expiresAt = new Date(now + hour);
    await insertReset(db, { tokenHash: hashOfToken(token), userId, expiresAt });
    return token;
  });
