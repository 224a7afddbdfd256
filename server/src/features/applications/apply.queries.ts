import { randomUUIDv7 } from "node:crypto";
import { sql } from "drizzle-orm";
import { countApplicant } from "#db/applicant-count.queries.ts";
import { databaseErrorOf } from "#db/constraint-errors.ts";
import type { Db } from "#db/db.ts";
import { prepared } from "#db/prepared.ts";
import { applicationStatusChanges } from "#db/schema/application-status-changes.ts";
import { applications } from "#db/schema/applications.ts";

type NewApplication = typeof applications.$inferInsert;

/** One application per candidate and job: a second insert violates it. */
export const onceOnly = "applications_once_per_job";
/** A resume that was cleaned away at the same moment violates it. */
export const ofExistingResume = "applications_resume_id_uploads_id_fk";

/**
 * Adds an application, the first row of its history and one to the job's count,
 * all in one statement. Returns its id, or null where no open job has the id;
 * throws the violation of `onceOnly` or `ofExistingResume`.
 */
export const insertApplication = async (
  db: Db,
  application: Omit<NewApplication, "id" | "status" | "appliedAt" | "updatedAt" | "hiredAt">,
): Promise<string | null> => {
  const id = randomUUIDv7();
  try {
    await insertion(db).execute({ ...application, id, changeId: randomUUIDv7() });
  } catch (error) {
    // The job's id came out empty, and the whole statement was undone.
    if (databaseErrorOf(error)?.column === "job_id") return null;
    throw error;
  }
  return id;
};

const insertion = prepared((db) => {
  const [id, candidateId] = [sql.placeholder("id"), sql.placeholder("candidateId")];
  const openJob = db.$with("open_job").as(countApplicant(db, sql.placeholder("jobId")));
  const added = db.$with("added").as(
    db
      .insert(applications)
      .values({
        id,
        jobId: sql`(select id from ${openJob})`,
        candidateId,
        coverLetter: sql.placeholder("coverLetter"),
        resumeId: sql.placeholder("resumeId"),
      })
      .returning({ id: applications.id }),
  );
  return db
    .with(openJob, added)
    .insert(applicationStatusChanges)
    .values({
      id: sql.placeholder("changeId"),
      applicationId: id,
      to: "pending",
      changedBy: candidateId,
    })
    .prepare("apply");
});
