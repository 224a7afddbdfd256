import type { ReasonChanges, ReasonDraft } from "@rolecall/contract/hiring/letter-draft.ts";
import { mostReasons } from "@rolecall/contract/hiring/letters.ts";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { rejectionReasons } from "#db/schema/hiring/rejection-reasons.ts";
import { applicationEvents, reasonOfEvent } from "#db/schema/histories/application-events.ts";

/** How many rejections had this reason; those that were taken back had none. */
const count = sql<number>`(
  select count(*)::int from ${applicationEvents}
  where ${reasonOfEvent.isThere} and ${reasonOfEvent.id} = rejection_reasons.id::text
    and ${applicationEvents.visibleFrom} is not null
)`;

const columns = {
  id: rejectionReasons.id,
  label: rejectionReasons.label,
  sentence: rejectionReasons.sentence,
  count,
};

interface Which {
  companyId: string;
  reasonId: string;
}
const isIt = ({ companyId, reasonId }: Which) =>
  and(eq(rejectionReasons.companyId, companyId), eq(rejectionReasons.id, reasonId));

export const listReasons = (db: Db, companyId: string) =>
  db
    .select(columns)
    .from(rejectionReasons)
    .where(eq(rejectionReasons.companyId, companyId))
    .orderBy(asc(rejectionReasons.createdAt), asc(rejectionReasons.id))
    .limit(mostReasons);

export const countReasons = (db: Db, companyId: string): Promise<number> =>
  db.$count(rejectionReasons, eq(rejectionReasons.companyId, companyId));

export const insertReason = async (
  db: Db,
  { companyId, ...draft }: ReasonDraft & { companyId: string },
): Promise<string> => {
  const [added] = await db
    .insert(rejectionReasons)
    .values({ ...draft, companyId })
    .returning({ id: rejectionReasons.id });
  if (!added) throw new Error("No reason was added");
  return added.id;
};

export const updateReason = async (db: Db, which: Which, changes: ReasonChanges): Promise<void> => {
  if (Object.keys(changes).length > 0)
    await db.update(rejectionReasons).set(changes).where(isIt(which));
};

/** A reason of the company as it is listed; null where it has no such one. */
export const findReason = async (db: Db, which: Which) => {
  const [reason] = await db.select(columns).from(rejectionReasons).where(isIt(which)).limit(1);
  return reason ?? null;
};

/** Reports whether the company had it. */
export const deleteReason = async (db: Db, which: Which): Promise<boolean> => {
  const { rowCount } = await db.delete(rejectionReasons).where(isIt(which));
  return rowCount === 1;
};

/** A reason of any company, for who checks whose it is. */
export const findAnyReason = async (db: Db, id: string) => {
  const [reason] = await db
    .select({
      id: rejectionReasons.id,
      companyId: rejectionReasons.companyId,
      label: rejectionReasons.label,
      sentence: rejectionReasons.sentence,
    })
    .from(rejectionReasons)
    .where(eq(rejectionReasons.id, id))
    .limit(1);
  return reason ?? null;
};
