import type { credentials, registration } from "@rolecall/contract/auth/account-forms.ts";
import { wrongCredentialsText } from "@rolecall/contract/auth/auth.ts";
import { isBlank } from "@rolecall/contract/values/blank.ts";
import type { Role } from "@rolecall/contract/values/role.ts";
import type * as z from "zod";
import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import { recordChange } from "#features/audit/audit.service.ts";
import { looksAtEmployers } from "#features/site/site.service.ts";
import { AppError, notSignedIn } from "#http/errors.ts";
import { isEmployersRole } from "#policies/employer.ts";
import { findUser, findUserToSignIn, insertUser, lockRole, updateRole } from "./auth.queries.ts";
import type { Caller } from "./caller.ts";
import { refuseCommonPassword } from "./common-passwords/common-passwords.ts";
import { isDue } from "./leaving/is-due.ts";
import { conflictOf } from "./name-conflict.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { admit, refuseRegistration } from "./registration/registration.service.ts";
import { readFactors } from "./second-factor/factors.service.ts";
import { passwordAlone } from "./second-factor/factors.ts";
import { refuseSuspended } from "./sessions/suspended.service.ts";
import { throttle } from "./throttle.service.ts";

/** The user as they see themselves. Throws `not-signed-in` for one who is gone by now. */
export const readUser = async (db: Db, userId: string) => {
  const user = await findUser(db, userId);
  if (!user) throw notSignedIn();
  return user;
};

/** Makes an account. Answers it with the factors that it was made with. */
export const registerUser = (
  db: Db,
  {
    password,
    role: wanted,
    username,
    email,
    firstName,
    lastName,
    invitation,
  }: z.output<typeof registration>,
  { caller, config }: { caller: Caller; config: Config },
) => {
  refuseCommonPassword(password, config);
  const role = wanted ?? "candidate";
  const registrations = throttle(db, caller, "registration");
  return registrations.run(async () => {
    await registrations.count();
    await refuseRegistration(db, { invitation, config });
    const passwordHash = await hashPassword(password);
    try {
      const user = await db.transaction(async (db) =>
        insertUser(db, {
          username,
          email,
          passwordHash,
          // A field left empty in the form is no name.
          firstName: firstName && !isBlank(firstName) ? firstName : null,
          lastName: lastName && !isBlank(lastName) ? lastName : null,
          role,
          ...(await admit(db, { invitation, role, config })),
        }),
      );
      return { user, factors: passwordAlone(passwordHash) };
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
  { caller, config }: { caller: Caller; config: Config },
) => {
  const failures = throttle(db, caller, "failed-sign-in", username);
  return failures.run(async ({ countedBefore }) => {
    const named = await findUserToSignIn(db, username);
    const found = named && !isDue(named) ? named : null;
    const fits = await verifyPassword(found?.passwordHash, password);
    if (!found || !fits) {
      await failures.count();
      throw wrongCredentials();
    }
    await refuseSuspended(db, found.user.id, config);
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
    const user = await lockRole(db, userId);
    if (!user || user.role === role || (onlyFrom && user.role !== onlyFrom)) return;
    const from = user.role;
    // Who accepts an invitation is vouched for.
    const isLookedAt = onlyFrom === undefined && !isEmployersRole(from) && !user.approvedAt;
    const waits = isLookedAt && (await looksAtEmployers(db));
    const stillWaiting = isEmployersRole(role) ? user.waitingSince : null;
    await updateRole(db, { userId, role, waitingSince: waits ? new Date() : stillWaiting });
    await recordChange(db, {
      actorId: userId,
      action: "user-role-changed",
      subjectId: userId,
      changes: { role: { from, to: role } },
    });
  });
