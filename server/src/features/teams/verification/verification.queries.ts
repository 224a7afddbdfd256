import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { companyVerifications } from "#db/schema/teams/company-verifications.ts";

/** The newest code takes the place of the one before. Answers which letter it goes out with. */
export const replaceVerification = async (
  db: Db,
  verification: { companyId: string; email: string; website: string; expiresAt: Date },
): Promise<number> => {
  const { email, website, expiresAt } = verification;
  const [row] = await db
    .insert(companyVerifications)
    .values(verification)
    .onConflictDoUpdate({
      target: companyVerifications.companyId,
      set: {
        email,
        website,
        expiresAt,
        codeHash: null,
        wrongCodes: 0,
        letter: sql`${companyVerifications.letter} + 1`,
      },
    })
    .returning({ letter: companyVerifications.letter });
  if (!row) throw new Error("The verification was not written");
  return row.letter;
};

export const findVerification = async (db: Db, companyId: string) => {
  const [row] = await db
    .select()
    .from(companyVerifications)
    .where(eq(companyVerifications.companyId, companyId))
    .limit(1);
  return row ?? null;
};

export const countWrongCode = async (db: Db, companyId: string) => {
  await db
    .update(companyVerifications)
    .set({ wrongCodes: sql`${companyVerifications.wrongCodes} + 1` })
    .where(eq(companyVerifications.companyId, companyId));
};

/** Ends the company's code. Its row stays, so that a letter still in the queue is known to be an old one. */
export const endVerification = async (db: Db, companyId: string) => {
  await db
    .update(companyVerifications)
    .set({ codeHash: null, expiresAt: new Date(0) })
    .where(eq(companyVerifications.companyId, companyId));
};

/** Keeps the hash of a letter's code; null where the letter is not to be sent any more. */
export const updateCode = async (
  db: Db,
  { companyId, letter, codeHash }: { companyId: string; letter: number; codeHash: string },
) => {
  const [row] = await db
    .update(companyVerifications)
    .set({ codeHash })
    .where(
      and(eq(companyVerifications.companyId, companyId), eq(companyVerifications.letter, letter)),
    )
    .returning({ email: companyVerifications.email, expiresAt: companyVerifications.expiresAt });
  return row ?? null;
};

/** Deletes the codes that went to these addresses, which are in lower case. */
export const deleteVerificationsAt = async (db: Db, addresses: string[]): Promise<void> => {
  await db
    .delete(companyVerifications)
    .where(inArray(sql`lower(${companyVerifications.email})`, addresses));
};
