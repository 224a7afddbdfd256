import { hash } from "node:crypto";
import { expiredLinkText } from "@rolecall/contract/auth/auth.ts";
import { emailLinkHours, sameEmailText } from "@rolecall/contract/auth/email-change.ts";
import { refusal } from "@rolecall/contract/refusal.ts";
import { comparable } from "@rolecall/contract/values/comparable.ts";
import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import { readUser } from "#features/auth/auth.service.ts";
import { conflictOf } from "#features/auth/name-conflict.ts";
import { endResetsOfUser } from "#features/auth/password-reset/password-reset.queries.ts";
import { lockPerson } from "#features/auth/person/person.queries.ts";
import { lockOwnAccount } from "#features/auth/second-factor/factors.service.ts";
import { hashOfToken } from "#features/auth/sessions/session-token.ts";
import { sendLetter } from "#features/letters/outbox.service.ts";
import { AppError, notSignedIn } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { emailAskedLetter } from "./email-asked.letter.ts";
import { emailChangeLetter } from "./email-change.letter.ts";
import { emailChangedLetter } from "./email-changed.letter.ts";
import * as changes from "./email-changes.queries.ts";

const hour = 60 * 60 * 1000;

/** The most requests of an account in an hour, and the most letters to an address in a day. */
const limits = [
  { by: "userId", most: 5, within: hour },
  { by: "address", most: 5, within: 24 * hour },
] as const;

/**
 * Asks for another address, which gets a letter; the present one is told. Whether somebody has the new one
 * is found when the letter is written: here every address is answered alike.
 */
export const requestEmail = (
  db: Db,
  { user, email }: { user: SignedInUser; email: string },
  { config }: { config: Config },
): Promise<{ pendingEmail: string }> =>
  db.transaction(async (db) => {
    const { id: userId } = user;
    const address = hash("sha256", comparable(email), "base64url");
    await lockOwnAccount(db, user);
    const person = await lockPerson(db, userId);
    if (!person) throw notSignedIn();
    if (person.email !== null && comparable(person.email) === comparable(email))
      throw new AppError("bad-input", sameEmailText, { path: "email" });
    await changes.lockAddress(db, address);
    if (config.rateLimit) await refuseTooMany(db, { userId, address });
    await changes.endEmailChanges(db, userId);
    const expiresAt = new Date(Date.now() + emailLinkHours * hour);
    const id = await changes.insertEmailChange(db, { userId, email, address, expiresAt });
    await sendLetter(db, emailChangeLetter, { changeId: id });
    if (person.email !== null) await sendLetter(db, emailAskedLetter, { userId, to: person.email });
    return { pendingEmail: email };
  });

const refuseTooMany = async (db: Db, values: { userId: string; address: string }) => {
  const now = Date.now();
  for (const { by, most, within } of limits) {
    const since = new Date(now - within);
    const at = await changes.findRequestAtLimit(db, { by, value: values[by], since, most });
    if (!at) continue;
    throw new AppError(
      "too-many",
      refusal(
        "too-many-new-addresses",
        "Too many requests for a new address. Please try again later.",
      ),
      {
        retryAfterSeconds: (at.getTime() + within - now) / 1000,
      },
    );
  }
};

/** Makes the address behind a link that of the account which asked for it, and tells the old one. */
export const confirmEmail = async (
  db: Db,
  { user, token }: { user: SignedInUser; token: string },
) => {
  const { id: userId } = user;
  await db
    .transaction(async (db) => {
      await lockOwnAccount(db, user);
      const person = await lockPerson(db, userId);
      const link = { tokenHash: hashOfToken(token), userId, now: new Date() };
      const email = person && (await changes.findEmailOfLink(db, link));
      if (!email) throw new AppError("bad-input", expiredLinkText);
      await changes.updateEmail(db, { userId, email });
      await changes.endEmailChanges(db, userId);
      await endResetsOfUser(db, userId);
      if (person.email !== null)
        await sendLetter(db, emailChangedLetter, { userId, to: person.email });
    })
    .catch((error: unknown) => {
      throw conflictOf(error);
    });
  return readUser(db, userId);
};

/** Takes the request for another address back, if there is one. */
export const cancelEmail = (db: Db, userId: string): Promise<void> =>
  changes.endEmailChanges(db, userId);
