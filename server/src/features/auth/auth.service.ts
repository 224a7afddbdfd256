import type { credentials, registration } from "@rolecall/contract/auth/account-forms.ts";
import { wrongCredentialsText } from "@rolecall/contract/auth/auth.ts";
import type { Role } from "@rolecall/contract/values/role.ts";
import { isBlank } from "@rolecall/contract/values/text.ts";
import type * as z from "zod";
import type { Config } from "#config.ts";
import { violates } from "#db/constraint-errors.ts";
import type { Db } from "#db/db.ts";
import { recordChange } from "#features/audit/audit.service.ts";
import { AppError, notSignedIn } from "#http/errors.ts";
import {
  findUser,
  findUserToSignIn,
  insertUser,
  lockRole,
  uniqueEmail,
  uniqueUsername,
  updateRole,
} from "./auth.queries.ts";
import type { Caller } from "./caller.ts";
import { refuseCommonPassword } from "./common-passwords/common-passwords.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { readFactors } from "./second-factor/factors.service.ts";
import { throttle } from "./throttle.service.ts";

const conflictOf = (error: unknown) => {
  if (violates(error, uniqueUsername))
    return new AppError("conflict", "Username already exists", { path: "username" });
  if (violates(error, uniqueEmail))
    return new AppError("conflict", "Email already exists", { path: "email" });
  return error;
};

/** The user as they see themselves. Throws `not-signed-in` for one who is gone by now. */
export const readUser = async (db: Db, userId: string) => {
  const user = await findUser(db, userId);
  if (!user) throw notSignedIn();
  return user;
};

/** Makes an account. */
export const registerUser = (
  db: Db,
  { password, role, username, email, firstName, lastName }: z.output<typeof registration>,
  { caller, config }: { caller: Caller; config: Config },
) => {
  refuseCommonPassword(password, config);
  const registrations = throttle(db, caller, "registration");
  return registrations.run(async () => {
    await registrations.count();
    const passwordHash = await hashPassword(password);
    try {
      return await insertUser(db, {
        username,
        email,
        passwordHash,
        // A field left empty in the form is no name.
        firstName: firstName && !isBlank(firstName) ? firstName : null,
        lastName: lastName && !isBlank(lastName) ? lastName : null,
        role: role ?? "candidate",
      });
    } catch (error) {
      throw conflictOf(error);
    }
  });
};

const wrongCredentials = () => new AppError("not-signed-in", wrongCredentialsText);

/**
 * Answers whose credentials these are, and how else the account is guarded. An unknown name and a wrong password
 * are the same to the caller, in words and in time.
 */
export const checkCredentials = (
  db: Db,
  { username, password }: z.output<typeof credentials>,
  caller: Caller,
) => {
  const failures = throttle(db, caller, "failed-sign-in", username);
  return failures.run(async ({ countedBefore }) => {
    const found = await findUserToSignIn(db, username);
    const fits = await verifyPassword(found?.passwordHash, password);
    if (!found || !fits) {
      await failures.count();
      throw wrongCredentials();
    }
    const factors = await readFactors(db, found.user.id);
    // Somebody has set another password meanwhile.
    if (factors.passwordHash !== found.passwordHash) throw wrongCredentials();
    if (countedBefore) await failures.forget();
    return { user: { ...found.user, candidateProfile: found.candidateProfile }, factors };
  });
};

/** Changes the role of an account; with `onlyFrom` that of an account with this role alone. */
export const changeRole = (
  db: Db,
  { userId, role, onlyFrom }: { userId: string; role: Role; onlyFrom?: Role },
): Promise<void> =>
  db.transaction(async (db) => {
    const from = await lockRole(db, userId);
    if (!from || from === role || (onlyFrom && from !== onlyFrom)) return;
    await updateRole(db, { userId, role });
    await recordChange(db, {
      actorId: userId,
      action: "role-changed",
      subjectId: userId,
      changes: { role: { from, to: role } },
    });
  });
