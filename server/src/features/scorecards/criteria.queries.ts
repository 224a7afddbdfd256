import type { WrittenCriterion } from "@rolecall/contract/hiring/scorecards.schemas.ts";
import { mostCriteria } from "@rolecall/contract/hiring/scorecards.ts";
import { and, asc, eq, notInArray, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { jobCriteria } from "#db/schema/scorecards/job-criteria.ts";

export const listCriteria = (db: Db, jobId: string) =>
  db
    .select({ id: jobCriteria.id, name: jobCriteria.name, words: jobCriteria.words })
    .from(jobCriteria)
    .where(eq(jobCriteria.jobId, jobId))
    .orderBy(asc(jobCriteria.place))
    .limit(mostCriteria);

/** Replaces a job's criteria whole: one with a known id stays itself, and scores of those left out go. */
export const replaceCriteria = async (
  db: Db,
  { jobId, criteria }: { jobId: string; criteria: (WrittenCriterion & { id: string })[] },
): Promise<void> => {
  const ids = criteria.map(({ id }) => id);
  await db
    .delete(jobCriteria)
    .where(
      and(
        eq(jobCriteria.jobId, jobId),
        ids.length > 0 ? notInArray(jobCriteria.id, ids) : undefined,
      ),
    );
  if (criteria.length === 0) return;
  await db
    .insert(jobCriteria)
    .values(criteria.map((criterion, place) => ({ ...criterion, jobId, place })))
    .onConflictDoUpdate({
      target: jobCriteria.id,
      set: { place: sql`excluded.place`, name: sql`excluded.name`, words: sql`excluded.words` },
    });
};
