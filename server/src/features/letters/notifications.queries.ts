import type { MailWay, NotificationKind } from "@rolecall/contract/auth/notifications.ts";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { letterRecipients } from "#db/schema/letters/letter-recipients.ts";
import { notificationSettings } from "#db/schema/letters/notification-settings.ts";
import { users } from "#db/schema/users.ts";

/** What the user has set; kinds that they never touched have no row. */
export const listSettings = (db: Db, userId: string) =>
  db
    .select({
      kind: notificationSettings.kind,
      inProduct: notificationSettings.inProduct,
      mail: notificationSettings.mail,
    })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId));

interface Setting {
  inProduct: boolean;
  mail: MailWay;
}

/** Sets what is given of a kind; of a new row the rest is as usual. */
export const upsertSetting = async (
  db: Db,
  {
    userId,
    kind,
    usual,
    given,
  }: { userId: string; kind: NotificationKind; usual: Setting; given: Partial<Setting> },
) => {
  const [setting] = await db
    .insert(notificationSettings)
    .values({ userId, kind, ...usual, ...given })
    .onConflictDoUpdate({
      target: [notificationSettings.userId, notificationSettings.kind],
      // Something has to be set for the row to be answered.
      set: { kind, ...given },
    })
    .returning({
      kind: notificationSettings.kind,
      inProduct: notificationSettings.inProduct,
      mail: notificationSettings.mail,
    });
  if (!setting) throw new Error("The setting was not kept");
  return setting;
};

const hasAddress = (email: string) => sql`lower(${users.email}) = lower(${email})`;

/** What the account with an address says of letters of a kind; null where there is no account. */
export const findWishes = async (
  db: Db,
  { email, kind }: { email: string; kind: NotificationKind },
) => {
  const [account] = await db
    .select({
      id: users.id,
      mail: notificationSettings.mail,
      suspendedAt: users.suspendedAt,
      eraseAt: users.eraseAt,
      emailRefusedAt: users.emailRefusedAt,
    })
    .from(users)
    .leftJoin(
      notificationSettings,
      and(eq(notificationSettings.userId, users.id), eq(notificationSettings.kind, kind)),
    )
    .where(hasAddress(email))
    .limit(1);
  return account ?? null;
};

/** The row of an address and a kind, with the token that stops them; made by the first letter. */
export const upsertRecipient = async (
  db: Db,
  { email, kind, token }: { email: string; kind: NotificationKind; token: string },
) => {
  const [recipient] = await db
    .insert(letterRecipients)
    .values({ email: sql`lower(${email})`, kind, token })
    .onConflictDoUpdate({
      target: [letterRecipients.email, letterRecipients.kind],
      set: { kind },
    })
    .returning({ token: letterRecipients.token, stoppedAt: letterRecipients.stoppedAt });
  if (!recipient) throw new Error("The recipient was not kept");
  return recipient;
};

/** Whom and what a token stops, and the account with that address, if there is one. */
export const findRecipientByToken = async (db: Db, token: string) => {
  const [recipient] = await db
    .select({ email: letterRecipients.email, kind: letterRecipients.kind, userId: users.id })
    .from(letterRecipients)
    .leftJoin(users, hasRecipientAddress)
    .where(eq(letterRecipients.token, token))
    .limit(1);
  return recipient ?? null;
};

const hasRecipientAddress = sql`lower(${users.email}) = ${letterRecipients.email}`;

export const updateToStopped = async (db: Db, token: string) => {
  await db
    .update(letterRecipients)
    .set({ stoppedAt: new Date() })
    .where(eq(letterRecipients.token, token));
};

/** Addresses in lower case. */
export const deleteRecipients = async (db: Db, addresses: string[]) => {
  await db.delete(letterRecipients).where(inArray(letterRecipients.email, addresses));
};
