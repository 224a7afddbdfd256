import type { Db } from "#db/db.ts";
import { verifyPassword } from "#features/auth/passwords.ts";
import { readFactors } from "#features/auth/second-factor/factors.service.ts";
import { fingerprintOf, hasSecondFactor } from "#features/auth/second-factor/factors.ts";
import { type SessionContext, startSession } from "./sessions.service.ts";
import { refuseSuspended } from "./suspended.service.ts";

/**
 * Signs in as somebody by a password that the server itself knows, and by nothing else. Answers what else guards the
 * account by now, or null once the session has begun; the session before stays where it has not.
 * @throws forbidden for who is suspended
 */
export const signInByKnownPassword = async (
  db: Db,
  context: SessionContext,
  { userId, password }: { userId: string; password: string },
): Promise<"second-factor" | "other-password" | null> => {
  await refuseSuspended(db, userId, context.config);
  const factors = await readFactors(db, userId);
  if (hasSecondFactor(factors)) return "second-factor";
  if (!(await verifyPassword(factors.passwordHash, password))) return "other-password";
  const checkedWith = fingerprintOf(factors);
  await startSession(db, context, { userId, remember: false, checkedWith });
  return null;
};
