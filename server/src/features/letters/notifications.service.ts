import { randomBytes } from "node:crypto";
import { expiredLinkText } from "@rolecall/contract/auth/auth.ts";
import {
  kindsOfRole,
  type MailWay,
  type NotificationKind,
  notificationMissingText,
  unsubscribePagePrefix,
  unsubscribePathPrefix,
  usualNotification,
} from "@rolecall/contract/auth/notifications.ts";
import type { Db } from "#db/db.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import type { Letter } from "#mail/letter.ts";
import { keepForDailyLetter } from "./daily/daily-news.service.ts";
import * as queries from "./notifications.queries.ts";

/** Every kind that concerns the user's role, in the order of the contract. */
export const listNotifications = async (
  db: Db,
  { id, role }: Pick<SignedInUser, "id" | "role">,
) => {
  const settings = new Map((await queries.listSettings(db, id)).map((one) => [one.kind, one]));
  return kindsOfRole(role).map(
    (kind) => settings.get(kind) ?? { kind, ...usualNotification(kind) },
  );
};

/** Sets in which ways the user is told of a kind. Throws `missing` where it does not concern their role. */
export const changeNotification = async (
  db: Db,
  {
    user,
    kind,
    given,
  }: {
    user: SignedInUser;
    kind: NotificationKind;
    given: { inProduct?: boolean | undefined; mail?: MailWay | undefined };
  },
) => {
  if (!kindsOfRole(user.role).includes(kind))
    throw new AppError("missing", notificationMissingText);
  const { inProduct, mail } = given;
  return queries.upsertSetting(db, {
    userId: user.id,
    kind,
    usual: usualNotification(kind),
    given: { ...(inProduct !== undefined && { inProduct }), ...(mail && { mail }) },
  });
};

/**
 * A letter of a kind as it may be sent: with the addresses that stop letters of this kind, in its headers and
 * its text. Null where its recipient wants none of them, is suspended or leaving, or has an address that is refused;
 * and where they want it in the letter of the day, which then names it.
 */
export const letterOfKind = async (
  db: Db,
  letter: Letter & { kind: NotificationKind },
): Promise<Letter | null> => {
  const { to: email, kind, site } = letter;
  const account = await queries.findWishes(db, { email, kind });
  if (account?.mail === "never" || account?.emailRefusedAt) return null;
  if (account?.suspendedAt || account?.eraseAt) return null;
  if (account?.mail === "daily" && !letter.atOnce) {
    await keepForDailyLetter(db, { userId: account.id, letter });
    return null;
  }
  const token = randomBytes(24).toString("base64url");
  const recipient = await queries.upsertRecipient(db, { email, kind, token });
  if (!account && recipient.stoppedAt) return null;
  const page = `${unsubscribePagePrefix}${recipient.token}`;
  return {
    ...letter,
    unsubscribeUrl: `${site.publicUrl}${unsubscribePathPrefix}${recipient.token}`,
    footer: [{ link: page, label: "Get no more emails of this kind" }],
  };
};

/** Deletes what is known of the addresses of an account that is erased: the links of its letters end. */
export const forgetRecipients = (db: Db, addresses: string[]): Promise<void> =>
  queries.deleteRecipients(db, addresses);

/** Whether a token stops anything. */
export const stopsLetters = async (db: Db, token: string): Promise<boolean> =>
  (await queries.findRecipientByToken(db, token)) !== null;

/**
 * Stops the letters of a token's kind: for the account with its address, or for the address itself where
 * nobody has an account with it. Throws `missing` for an unknown token.
 */
export const unsubscribe = async (db: Db, token: string): Promise<void> => {
  const recipient = await queries.findRecipientByToken(db, token);
  if (!recipient) throw new AppError("missing", expiredLinkText);
  const { userId, kind } = recipient;
  if (userId === null) return queries.updateToStopped(db, token);
  const usual = usualNotification(kind);
  await queries.upsertSetting(db, { userId, kind, usual, given: { mail: "never" } });
};
