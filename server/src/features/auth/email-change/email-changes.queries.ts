import { and, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { locksOf } from "#db/locks.ts";
import { emailChanges } from "#db/schema/letters/email-changes.ts";
import { signInNames } from "#db/schema/sign-in-names.ts";
import { users } from "#db/schema/users.ts";

type NewChange = Pick<
  typeof emailChanges.$inferInsert,
  "userId" | "email" | "address" | "expiresAt"
>;

/** Makes others wait who want the same address, until the transaction ends. */
export const lockAddress = async (db: Db, address: string) => {
  await db.execute(
    sql`select pg_advisory_xact_lock(${locksOf.newAddresses}, hashtext(${address}))`,
  );
};

const countedBy = { userId: emailChanges.userId, address: emailChanges.address } as const;

/** The time of the request that exhausts a limit; null if there may be another. */
export const findRequestAtLimit = async (
  db: Db,
  {
    by,
    value,
    since,
    most,
  }: { by: keyof typeof countedBy; value: string; since: Date; most: number },
) => {
  const [request] = await db
    .select({ at: emailChanges.createdAt })
    .from(emailChanges)
    .where(and(eq(countedBy[by], value), gt(emailChanges.createdAt, since)))
    .orderBy(desc(emailChanges.createdAt))
    .offset(most - 1)
    .limit(1);
  return request?.at ?? null;
};

export const insertEmailChange = async (db: Db, change: NewChange): Promise<string> => {
  const createdAt = new Date();
  const [inserted] = await db
    .insert(emailChanges)
    .values({ ...change, createdAt })
    .returning({ id: emailChanges.id });
  if (!inserted) throw new Error("The request was not inserted");
  return inserted.id;
};

const isPending = (now: Date) => and(isNull(emailChanges.endedAt), gt(emailChanges.expiresAt, now));

/** The address that the user has asked for, as long as its link works. */
export const findPendingEmail = async (db: Db, { userId, now }: { userId: string; now: Date }) => {
  const [pending] = await db
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), isPending(now)))
    .limit(1);
  return pending?.email ?? null;
};

/** Ends what the user has asked for; its row stays for a while, since it counts. */
export const endEmailChanges = async (db: Db, userId: string) => {
  await db
    .update(emailChanges)
    .set({ endedAt: new Date() })
    .where(and(eq(emailChanges.userId, userId), isNull(emailChanges.endedAt)));
};

/** Gives a pending request another link. Answers whom and where to write; null where it has ended. */
export const updateToken = async (
  db: Db,
  { id, tokenHash, now }: { id: string; tokenHash: string; now: Date },
) => {
  const [change] = await db
    .update(emailChanges)
    .set({ tokenHash })
    .where(and(eq(emailChanges.id, id), isPending(now)))
    .returning({ userId: emailChanges.userId, email: emailChanges.email });
  return change ?? null;
};

/** The address behind a link, for the account that asked alone. */
export const findEmailOfLink = async (
  db: Db,
  { tokenHash, userId, now }: { tokenHash: string; userId: string; now: Date },
) => {
  const [change] = await db
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(
      and(eq(emailChanges.tokenHash, tokenHash), eq(emailChanges.userId, userId), isPending(now)),
    )
    .limit(1);
  return change?.email ?? null;
};

/** Whether another account goes by an address, as its email or its username. */
export const isNameOfAnother = async (
  db: Db,
  { email, userId }: { email: string; userId: string },
): Promise<boolean> => {
  const [other] = await db
    .select({ userId: signInNames.userId })
    .from(signInNames)
    .where(
      and(
        sql`${signInNames.name} = sign_in_name(${email})`,
        sql`${signInNames.userId} <> ${userId}`,
      ),
    )
    .limit(1);
  return other !== undefined;
};

/** Violates `uniqueEmail` where another has the address. */
export const updateEmail = async (db: Db, { userId, email }: { userId: string; email: string }) => {
  await db
    .update(users)
    .set({ email, emailVerified: true, emailRefusedAt: null })
    .where(eq(users.id, userId));
};

export const deleteEmailChangesBefore = async (db: Db, moment: Date) => {
  await db.delete(emailChanges).where(lt(emailChanges.createdAt, moment));
};
