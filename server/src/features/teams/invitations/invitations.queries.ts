import { searchedWords } from "@rolecall/contract/names/names.ts";
import type { GivenRole } from "@rolecall/contract/teams/member-role.ts";
import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { hasWords } from "#db/found-by.sql.ts";
import { companyInvitations } from "#db/schema/teams/company-invitations.ts";
import { companyMembers } from "#db/schema/teams/company-members.ts";
import { users } from "#db/schema/users.ts";
import { inviterMayInvite, isWaiting } from "#read-models/teams/team-invitation.queries.ts";

const isOf = ({ companyId, id }: { companyId: string; id: string }) =>
  and(eq(companyInvitations.companyId, companyId), eq(companyInvitations.id, id), isWaiting);

const selectInvitations = (db: Db) =>
  db
    .select({
      id: companyInvitations.id,
      companyId: companyInvitations.companyId,
      email: companyInvitations.email,
      role: companyInvitations.role,
      invitedBy: { id: users.id, firstName: users.firstName, lastName: users.lastName },
      inviterMayInvite,
      letter: companyInvitations.letter,
      createdAt: companyInvitations.createdAt,
      expiresAt: companyInvitations.expiresAt,
    })
    .from(companyInvitations)
    .leftJoin(users, eq(users.id, companyInvitations.invitedBy));

/** The keys of the address, as it is kept and as people write its domain. */
const emailKey = sql`name_key(${companyInvitations.email}) || E'\\n' || name_key(readable_email(${companyInvitations.email}))`;

/** Those that were neither used nor revoked, newest first. */
export const listInvitations = async (
  db: Db,
  {
    companyId,
    query,
    page,
    limit,
  }: { companyId: string; query?: string | undefined; page: number; limit: number },
) => {
  const words = searchedWords(query ?? "");
  const which = and(
    eq(companyInvitations.companyId, companyId),
    isWaiting,
    words.length > 0 ? hasWords(emailKey, words) : undefined,
  );
  const [items, total] = await Promise.all([
    selectInvitations(db)
      .where(which)
      .orderBy(desc(companyInvitations.createdAt), desc(companyInvitations.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(companyInvitations, which),
  ]);
  return { items, total, page, limit };
};

export const findInvitation = async (db: Db, which: { companyId: string; id: string }) => {
  const [invitation] = await selectInvitations(db).where(isOf(which)).limit(1);
  return invitation ?? null;
};

const sameAddress = (email: string) =>
  sql`comparable(${companyInvitations.email}) = comparable(${email})`;

/** The invitation of an address that waits, expired or not. */
export const findInvitationOfAddress = async (
  db: Db,
  { companyId, email }: { companyId: string; email: string },
) => {
  const [invitation] = await db
    .select({ id: companyInvitations.id, expiresAt: companyInvitations.expiresAt })
    .from(companyInvitations)
    .where(and(eq(companyInvitations.companyId, companyId), isWaiting, sameAddress(email)))
    .limit(1);
  return invitation ?? null;
};

/** Whether somebody whose account has this address is a member. */
export const isMembersAddress = async (
  db: Db,
  { companyId, email }: { companyId: string; email: string },
) => {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (
      select from ${companyMembers} join ${users} on ${users.id} = ${companyMembers.userId}
      where ${companyMembers.companyId} = ${companyId}
        and comparable(${users.email}) = comparable(${email})
    ) as found`);
  return rows[0]?.found ?? false;
};

export const countOpenInvitations = (
  db: Db,
  { companyId, now }: { companyId: string; now: Date },
) =>
  db.$count(
    companyInvitations,
    and(
      eq(companyInvitations.companyId, companyId),
      isWaiting,
      gt(companyInvitations.expiresAt, now),
    ),
  );

export const insertInvitation = async (
  db: Db,
  invitation: typeof companyInvitations.$inferInsert & { role: GivenRole },
) => {
  const [added] = await db
    .insert(companyInvitations)
    .values({ ...invitation, createdAt: new Date() })
    .returning({ id: companyInvitations.id });
  if (!added) throw new Error("The invitation was not inserted");
  return added.id;
};

/** Another letter: the link of the one before ends at once. */
export const updateToNextLetter = async (
  db: Db,
  { id, expiresAt, invitedBy }: { id: string; expiresAt: Date; invitedBy?: string },
) => {
  await db
    .update(companyInvitations)
    .set({
      tokenHash: null,
      letter: sql`${companyInvitations.letter} + 1`,
      expiresAt,
      ...(invitedBy !== undefined && { invitedBy }),
    })
    .where(eq(companyInvitations.id, id));
};

export const updateToRevoked = async (db: Db, id: string) => {
  await db
    .update(companyInvitations)
    .set({ revokedAt: new Date(), tokenHash: null })
    .where(eq(companyInvitations.id, id));
};

export const updateToUsed = async (db: Db, id: string) => {
  await db
    .update(companyInvitations)
    .set({ usedAt: new Date(), tokenHash: null })
    .where(eq(companyInvitations.id, id));
};

/** Keeps the hash of a letter's token; false where the letter is not to be sent any more. */
export const updateToken = async (
  db: Db,
  { id, letter, tokenHash }: { id: string; letter: number; tokenHash: string },
): Promise<boolean> => {
  const { rowCount } = await db
    .update(companyInvitations)
    .set({ tokenHash })
    .where(and(eq(companyInvitations.id, id), eq(companyInvitations.letter, letter), isWaiting));
  return rowCount === 1;
};

/** Deletes every invitation to these addresses, which are in lower case, used ones too. */
export const deleteInvitationsTo = async (db: Db, addresses: string[]): Promise<void> => {
  await db
    .delete(companyInvitations)
    .where(inArray(sql`lower(${companyInvitations.email})`, addresses));
};
