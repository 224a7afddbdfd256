import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications, erasedWritten } from "#db/schema/applications.ts";
import { applicationAnswers } from "#db/schema/questions/application-answers.ts";

export const applicationColumns = { id: applications.id, jobId: applications.jobId };

/** Somebody's applications, locked in one order. */
export const lockApplicationsOf = (db: Db, candidateId: string) =>
  db
    .select(applicationColumns)
    .from(applications)
    .where(eq(applications.candidateId, candidateId))
    .orderBy(asc(applications.id))
    .for("no key update");

export const deleteAnswers = async (db: Db, ids: string[]): Promise<void> => {
  await db.delete(applicationAnswers).where(inArray(applicationAnswers.applicationId, ids));
};

/** What an employer keeps of an erased application has no letter, no resume and no candidate. */
export const updateToErased = async (db: Db, ids: string[]): Promise<void> => {
  await db
    .update(applications)
    .set({
      candidateId: null,
      resumeId: null,
      ...erasedWritten,
      source: null,
      ruledOut: false,
      anonymousCode: null,
      matchScore: null,
      matchVersion: null,
      // The employer sees when they themselves last changed it.
      updatedAt: sql`${applications.updatedAt}`,
    })
    .where(inArray(applications.id, ids));
};
