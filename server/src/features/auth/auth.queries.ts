import type { Role } from "@rolecall/contract/role.ts";
import { desc, eq, or, sql, type Placeholder } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#db/db.ts";
import { ownProfile } from "#db/own-profile.ts";
import { prepared } from "#db/prepared.ts";
import { candidateProfiles } from "#db/schema/candidate-profiles.ts";
import { users } from "#db/schema/users.ts";

/** The indexes behind 'Username already exists' and 'Email already exists'. */
export const uniqueUsername = "users_username_unique";
export const uniqueEmail = "users_email_unique";

const sameText = (column: PgColumn, value: string | Placeholder) =>
  sql`lower(${column}) = lower(${value})`;

/** What people see of their own account: no hash is among it. */
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
  const [user] = await userById(db).execute({ userId });
  return user ?? null;
};

const userById = prepared((db) =>
  db
    .select(ownUser)
    .from(users)
    .leftJoin(candidateProfiles, eq(candidateProfiles.userId, users.id))
    .where(eq(users.id, sql.placeholder("userId")))
    .limit(1)
    .prepare("user_by_id"),
);

/** Of a username and an email that read the same, the username's owner signs in. */
export const findUserToSignIn = async (db: Db, usernameOrEmail: string) => {
  const [found] = await userToSignIn(db).execute({ usernameOrEmail });
  return found ?? null;
};

const userToSignIn = prepared((db) => {
  const typed = sql.placeholder("usernameOrEmail");
  const isUsername = sameText(users.username, typed);
  return db
    .select({
      user: account,
      passwordHash: users.passwordHash,
      candidateProfile: ownUser.candidateProfile,
    })
    .from(users)
    .leftJoin(candidateProfiles, eq(candidateProfiles.userId, users.id))
    .where(or(isUsername, sameText(users.email, typed)))
    .orderBy(desc(isUsername), users.id)
    .limit(1)
    .prepare("user_to_sign_in");
});

/** Everyone whom a letter to this username or email could mean, and reach: at most two. */
export const listUsersToWriteTo = async (db: Db, usernameOrEmail: string) =>
  db
    .select({ id: users.id, username: users.username, email: sql<string>`${users.email}` })
    .from(users)
    .where(
      sql`${users.email} is not null and (${sameText(users.username, usernameOrEmail)} or ${sameText(users.email, usernameOrEmail)})`,
    )
    .orderBy(users.id)
    .limit(2);

export const findUserByEmail = async (db: Db, email: string) => {
  const [found] = await db
    .select({ id: users.id, emailVerified: users.emailVerified })
    .from(users)
    .where(sameText(users.email, email))
    .limit(1);
  return found ?? null;
};

/** Violates `uniqueUsername` or `uniqueEmail` where another has them. */
export const insertUser = async (db: Db, user: typeof users.$inferInsert) => {
  const [inserted] = await db.insert(users).values(user).returning(account);
  if (!inserted) throw new Error("The user was not inserted");
  return { ...inserted, candidateProfile: null };
};

/** The role until now, locked against other changes until the transaction ends. */
export const lockRole = async (db: Db, userId: string): Promise<Role | null> => {
  const [found] = await db
    .select({ role: users.role })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  return found?.role ?? null;
};

export const updateRole = async (db: Db, { userId, role }: { userId: string; role: Role }) => {
  await db.update(users).set({ role }).where(eq(users.id, userId));
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
