import { and, desc, eq, gt, lt, sql, type SQL } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { locksOf } from "#db/locks.ts";
import { teamLetters, type countedLetters } from "#db/schema/teams/team-letters.ts";

export type CountedLetter = (typeof countedLetters)[number];

/** The keys by which a letter is counted; the address as its hash. */
export interface Counted {
  kind: CountedLetter;
  companyId: string;
  senderId: string;
  address: string;
}

/** Of letters by one sender or to one address, one is counted after the other, until the transaction ends. */
export const lockLetters = async (db: Db, { senderId, address }: Counted) => {
  for (const one of [`sender ${senderId}`, `address ${address}`])
    await db.execute(sql`select pg_advisory_xact_lock(${locksOf.letters}, hashtext(${one}))`);
};

const countedBy = {
  companyId: teamLetters.companyId,
  senderId: teamLetters.senderId,
  address: teamLetters.address,
} as const;

/** The time of the letter that exhausts the limit; null if another letter may be sent. */
export const findLetterAtLimit = async (
  db: Db,
  {
    by,
    counted,
    since,
    most,
  }: { by: keyof typeof countedBy; counted: Counted; since: Date; most: number },
) => {
  const which: SQL | undefined = and(
    eq(countedBy[by], counted[by]),
    eq(teamLetters.kind, counted.kind),
    gt(teamLetters.createdAt, since),
  );
  const [letter] = await db
    .select({ at: teamLetters.createdAt })
    .from(teamLetters)
    .where(which)
    .orderBy(desc(teamLetters.createdAt))
    .offset(most - 1)
    .limit(1);
  return letter?.at ?? null;
};

export const insertLetter = async (db: Db, counted: Counted) => {
  await db.insert(teamLetters).values({ ...counted, createdAt: new Date() });
};

export const deleteLettersBefore = async (db: Db, moment: Date) => {
  await db.delete(teamLetters).where(lt(teamLetters.createdAt, moment));
};
