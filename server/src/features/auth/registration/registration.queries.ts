import type { Role } from "@rolecall/contract/values/role.ts";
import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { registrationInvitations } from "#db/schema/site/registration-invitations.ts";

export const insertInvitation = async (
  db: Db,
  invitation: { email: string; role: Role; invitedBy: string; expiresAt: Date },
) => {
  const [inserted] = await db.insert(registrationInvitations).values(invitation).returning();
  if (!inserted) throw new Error("The invitation was not written");
  return inserted;
};

/** Gives the invitation its token, while it can still be used; an earlier one ends. */
export const updateToken = async (
  db: Db,
  { id, tokenHash, now }: { id: string; tokenHash: string; now: Date },
) => {
  const [invitation] = await db
    .update(registrationInvitations)
    .set({ tokenHash })
    .where(
      and(
        eq(registrationInvitations.id, id),
        isNull(registrationInvitations.usedAt),
        gt(registrationInvitations.expiresAt, now),
      ),
    )
    .returning({ email: registrationInvitations.email, role: registrationInvitations.role });
  return invitation ?? null;
};

const usable = ({ tokenHash, now }: { tokenHash: string; now: Date }) =>
  and(
    eq(registrationInvitations.tokenHash, tokenHash),
    isNull(registrationInvitations.usedAt),
    gt(registrationInvitations.expiresAt, now),
  );

export const hasInvitation = async (
  db: Db,
  which: { tokenHash: string; now: Date },
): Promise<boolean> => {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select exists (select from ${registrationInvitations} where ${usable(which)}) as found`,
  );
  return rows[0]?.found === true;
};

/** Uses the invitation up. False where it was used, has expired, or never was. */
export const takeInvitation = async (
  db: Db,
  which: { tokenHash: string; now: Date },
): Promise<boolean> => {
  const taken = await db
    .update(registrationInvitations)
    .set({ usedAt: which.now })
    .where(usable(which))
    .returning({ id: registrationInvitations.id });
  return taken.length > 0;
};

/** Whether somebody registered with this token already. */
export const hasAdmitted = async (db: Db, tokenHash: string): Promise<boolean> =>
  (await db.$count(registrationInvitations, eq(registrationInvitations.tokenHash, tokenHash))) > 0;

/**
 * Keeps that somebody registered with an invitation to a team, which stays to be accepted. False where somebody
 * did before, also at the same moment.
 */
export const insertAdmission = async (
  db: Db,
  admission: Omit<typeof registrationInvitations.$inferInsert, "usedAt">,
): Promise<boolean> => {
  const kept = await db
    .insert(registrationInvitations)
    .values({ ...admission, usedAt: new Date() })
    .onConflictDoNothing({ target: registrationInvitations.tokenHash })
    .returning({ id: registrationInvitations.id });
  return kept.length > 0;
};

/** Deletes every invitation to these addresses, which are in lower case, used ones too. */
export const deleteInvitationsTo = async (db: Db, addresses: string[]): Promise<void> => {
  await db
    .delete(registrationInvitations)
    .where(inArray(sql`lower(${registrationInvitations.email})`, addresses));
};
