import type { EqualOpportunity } from "@rolecall/contract/equal-opportunity/equal-opportunity.schemas.ts";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { equalOpportunity } from "#db/schema/equal-opportunity/equal-opportunity.ts";

const told = {
  gender: equalOpportunity.gender,
  ethnicity: equalOpportunity.ethnicity,
  age: equalOpportunity.age,
  disability: equalOpportunity.disability,
};

/** Whether the application is this person's; it stays as it is until the transaction ends. */
export const lockOwnApplication = async (
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> => {
  const found = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.candidateId, userId)))
    .limit(1)
    .for("key share");
  return found.length > 0;
};

/** What was told of applications, by those that anything was told of. */
export const listTold = (db: Db, applicationIds: string[]) =>
  db
    .select({ applicationId: equalOpportunity.applicationId, ...told })
    .from(equalOpportunity)
    .where(inArray(equalOpportunity.applicationId, applicationIds));

/** Replaces what was told of an application. */
export const upsertTold = async (
  db: Db,
  { applicationId, ...answers }: EqualOpportunity & { applicationId: string },
): Promise<void> => {
  await db
    .insert(equalOpportunity)
    .values({ applicationId, ...answers })
    .onConflictDoUpdate({ target: equalOpportunity.applicationId, set: answers });
};

export const deleteTold = async (db: Db, applicationIds: string[]): Promise<void> => {
  await db.delete(equalOpportunity).where(inArray(equalOpportunity.applicationId, applicationIds));
};
