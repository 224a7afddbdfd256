import { randomInt } from "node:crypto";
import { usernameMinimum } from "@rolecall/contract/auth/account-forms.ts";
import type { SocialProvider } from "@rolecall/contract/site.ts";
import { hasUnseen } from "@rolecall/contract/values/blank.ts";
import type { Config } from "#config.ts";
import { violates } from "#db/constraint-errors.ts";
import type { Db } from "#db/db.ts";
import {
  findUserByEmail,
  insertUser,
  lockUserByEmail,
  uniqueEmail,
  uniqueUsername,
  updateProvenPassword,
} from "#features/auth/auth.queries.ts";
import { endAllSetBeforeProof } from "#features/auth/first-proof.service.ts";
import { admit } from "#features/auth/registration/registration.service.ts";
import {
  findSocialUser,
  insertSocialAccount,
  uniqueSocialAccount,
} from "./social-accounts.queries.ts";
import type { Identity } from "./social-identity.ts";

interface SocialPerson {
  provider: SocialProvider;
  identity: Identity;
}

/**
 * The user that an identity elsewhere signs in: the one it is linked with, else
 * the one with the same proven email, else a new one.
 */
export const userOfIdentity = async (
  db: Db,
  { provider, identity }: SocialPerson,
  { config }: { config: Config },
): Promise<string> => {
  let { email } = identity;
  // Another sign-in may be first with the account, the email or the username; then it is looked up anew.
  for (let tries = 0; tries < 10; tries += 1) {
    const person = { provider, identity: { ...identity, email } };
    try {
      return (
        (await findSocialUser(db, { provider, subject: identity.subject })) ??
        (await linkByEmail(db, person)) ??
        (await makeUser(db, { ...person, config }, usernameFor(identity, tries)))
      );
    } catch (error) {
      const lost = [uniqueSocialAccount, uniqueEmail, uniqueUsername];
      if (!lost.some((constraint) => violates(error, constraint))) throw error;
      // The email is somebody's username: the account then gets no email.
      if (violates(error, uniqueEmail) && email && !(await findUserByEmail(db, email)))
        email = null;
    }
  }
  throw new Error("No free username was found");
};

/**
 * Anybody can register with anybody's email. If it was never proven, the account passes to the
 * person who proves it, and all that its first owner had set to open it ends.
 */
const linkByEmail = (db: Db, { provider, identity }: SocialPerson) =>
  db.transaction(async (db) => {
    const { email, subject } = identity;
    const user = email ? await lockUserByEmail(db, email) : null;
    if (!user) return null;
    const userId = user.id;
    await insertSocialAccount(db, { provider, subject, userId });
    if (user.emailVerified) return userId;
    await endAllSetBeforeProof(db, userId);
    await updateProvenPassword(db, { userId, passwordHash: null });
    return userId;
  });

const makeUser = (
  db: Db,
  { provider, identity, config }: SocialPerson & { config: Config },
  username: string,
): Promise<string> =>
  db.transaction(async (db) => {
    const { subject, email, firstName, lastName } = identity;
    const admitted = await admit(db, { invitation: null, role: "candidate", config });
    const proven = { emailVerified: email !== null };
    const person = { username, email, firstName, lastName, ...proven, ...admitted };
    const { id: userId } = await insertUser(db, person);
    await insertSocialAccount(db, { provider, subject, userId });
    return userId;
  });

/** The nickname without spaces and invisible characters, with a number if it is taken or too short. */
const usernameFor = ({ nickname }: Identity, tries: number) => {
  const seen = [...nickname].filter((letter) => !/\s/u.test(letter) && !hasUnseen(letter));
  const letters = seen.slice(0, 50);
  const name = letters.join("");
  const enough = letters.length >= usernameMinimum && tries === 0;
  return enough ? name : `${name || "member"}-${randomInt(1000, 1_000_000)}`;
};
