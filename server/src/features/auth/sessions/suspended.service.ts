import { wrongCredentialsText } from "@rolecall/contract/auth/auth.ts";
import { refusalAbout } from "@rolecall/contract/refusal.ts";
import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import { isDue } from "#features/auth/leaving/is-due.ts";
import { updateEraseAt } from "#features/auth/leaving/leaving.queries.ts";
import { siteRules } from "#features/site/site.service.ts";
import { AppError } from "#http/errors.ts";
import { lockAdmission, isSuspended } from "./suspended.queries.ts";

const suspendedText = refusalAbout(
  "account-suspended",
  "This account is suspended. Write to {supportEmail}.",
);

const suspended = async (db: Db, config: Config) => {
  const { supportEmail } = await siteRules(db, config);
  return new AppError("forbidden", suspendedText({ supportEmail }));
};

/** Refuses who is suspended. */
export const refuseSuspended = async (db: Db, userId: string, config: Config): Promise<void> => {
  if (await isSuspended(db, userId)) throw await suspended(db, config);
};

/**
 * Lets somebody begin a session in this transaction: refuses who is gone, is to be erased by now, or is
 * suspended, and takes it back where they are leaving. Answers whether it did.
 */
export const admitToSession = async (db: Db, userId: string, config: Config): Promise<boolean> => {
  const user = await lockAdmission(db, userId);
  if (!user || isDue(user)) throw new AppError("not-signed-in", wrongCredentialsText);
  if (user.suspendedAt) throw await suspended(db, config);
  if (user.eraseAt === null) return false;
  await updateEraseAt(db, userId, null);
  return true;
};
