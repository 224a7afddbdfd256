import { wrongCurrentPasswordText } from "@rolecall/contract/auth/proof.ts";
import type { Db } from "#db/db.ts";
import { findPasswordHash } from "#features/auth/auth.queries.ts";
import type { Caller } from "#features/auth/caller.ts";
import { verifyPassword } from "#features/auth/passwords.ts";
import { throttle } from "#features/auth/throttle.service.ts";
import { AppError } from "#http/errors.ts";

/**
 * Throws `bad-input` where this is not the user's own password. A wrong one counts as a failed sign-in.
 */
export const checkOwnPassword = (
  db: Db,
  { user, password }: { user: { id: string; username: string }; password: unknown },
  { caller, path }: { caller: Caller; path: string },
): Promise<void> => {
  const failures = throttle(db, caller, "failed-sign-in", user.username);
  return failures.run(async ({ countedBefore }) => {
    const typed = typeof password === "string" ? password : "";
    if (!(await verifyPassword(await findPasswordHash(db, user.id), typed))) {
      await failures.count();
      throw new AppError("bad-input", wrongCurrentPasswordText, { path });
    }
    if (countedBefore) await failures.forget();
  });
};
