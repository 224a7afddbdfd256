import type { Role } from "@rolecall/contract/values/role.ts";
import { and, desc, eq, isNotNull, or, sql, type Placeholder } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#db/db.ts";
import { ofType, prepared } from "#db/prepared.ts";
import { candidateProfiles } from "#db/schema/candidate-profiles.ts";
import { signInNames } from "#db/schema/sign-in-names.ts";
import { users } from "#db/schema/users.ts";
import { ownProfile } from "#read-models/own-profile.sql.ts";

/**
 * The constraint that an insert violates if the username is taken, as a username or as an email: by
 * the index, or by the trigger that maintains `sign_in_names`.
 */
export const uniqueUsername = "users_username_unique";
export const uniqueEmail = "users_email_unique";

type Typed = string | Placeholder;

const sameText = (column: PgColumn, value: Typed) => sql`lower(${column}) = lower(${value})`;

/**
 * Selects the user with this name. The exact name counts as well: accounts from before names were
 * compared in NFKC keep theirs.
 */
const goesBy = (typed: Typed) =>
  or(
    sql`${users.id} = (select ${signInNames.userId} from ${signInNames} where ${signInNames.name} = sign_in_name(${typed}))`,
    sameText(users.username, typed),
    sameText(users.email, typed),
  );

/** The columns that users see of their own account, without hashes. */
const account = {
  id: users.id,
  username: users.username,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
  role: users.role,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
};

const ownUser = { ...account, candidateProfile: ownProfile };

export const findUser = async (db: Db, userId: string) => {
  const [user] = await userById(db, { userId });
  return user ?? null;
};

const userById = prepared("user_by_id", { userId: ofType<string> }, (db, { userId }) =>
  db
    .select(ownUser)
    .from(users)
    .leftJoin(candidateProfiles, eq(candidateProfiles.userId, users.id))
    .where(eq(users.id, userId))
    .limit(1),
);

export const findPasswordHash = async (db: Db, userId: string) => {
  const [found] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  return found?.passwordHash ?? null;
};

/** If two users match, an exact username wins, then an exact email. */
export const findUserToSignIn = async (db: Db, usernameOrEmail: string) => {
  const [found] = await userToSignIn(db, { usernameOrEmail });
  return found ?? null;
};

const userToSignIn = prepared(
  "user_to_sign_in",
  { usernameOrEmail: ofType<string> },
  (db, given) => {
    const typed = given.usernameOrEmail;
    const isUsername = sameText(users.username, typed);
    return db
      .select({
        user: account,
        passwordHash: users.passwordHash,
        eraseAt: users.eraseAt,
        candidateProfile: ownUser.candidateProfile,
      })
      .from(users)
      .leftJoin(candidateProfiles, eq(candidateProfiles.userId, users.id))
      .where(goesBy(typed))
      .orderBy(desc(isUsername), sql`${sameText(users.email, typed)} is not true`, users.id)
      .limit(1);
  },
);

/** Everyone whom a letter to this username or email could mean, and reach: at most three. */
export const listUsersToWriteTo = async (db: Db, usernameOrEmail: string) =>
  db
    .select({ id: users.id, username: users.username, email: sql<string>`${users.email}` })
    .from(users)
    .where(and(isNotNull(users.email), goesBy(usernameOrEmail)))
    .orderBy(users.id)
    .limit(3);

export const findUserByEmail = async (db: Db, email: string) => {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(sameText(users.email, email))
    .limit(1);
  return found ?? null;
};

/** As `findUserByEmail`, and who signs in or changes the account waits until the transaction ends. */
export const lockUserByEmail = async (db: Db, email: string) => {
  const [found] = await db
    .select({ id: users.id, emailVerified: users.emailVerified })
    .from(users)
    .where(sameText(users.email, email))
    .limit(1)
    .for("no key update");
  return found ?? null;
};

/** Violates `uniqueUsername` or `uniqueEmail` where another has them. */
export const insertUser = async (db: Db, user: typeof users.$inferInsert) => {
  const [inserted] = await db.insert(users).values(user).returning(account);
  if (!inserted) throw new Error("The user was not inserted");
  return { ...inserted, candidateProfile: null };
};

/** The role until now, locked against other changes until the transaction ends. */
export const lockRole = async (db: Db, userId: string) => {
  const [found] = await db
    .select({
      role: users.role,
      waitingSince: users.waitingSince,
      approvedAt: users.approvedAt,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  return found ?? null;
};

export const updateRole = async (
  db: Db,
  { userId, ...changes }: { userId: string; role: Role; waitingSince: Date | null },
) => {
  await db.update(users).set(changes).where(eq(users.id, userId));
};

/** Sets what only a reader of the user's mail can set: that proves the address as well. */
export const updateProvenPassword = async (
  db: Db,
  { userId, passwordHash }: { userId: string; passwordHash: string | null },
) => {
  const [user] = await db
    .update(users)
    .set({ passwordHash, emailVerified: true })
    .where(eq(users.id, userId))
    .returning({ username: users.username, email: users.email });
  return user ?? null;
};
