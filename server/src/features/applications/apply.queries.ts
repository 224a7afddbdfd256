import { randomUUIDv7 } from "node:crypto";
import type { ApplicationDraft } from "@rolecall/contract/applications/application-draft.ts";
import type { Written } from "@rolecall/contract/applications/written-draft.ts";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { databaseErrorOf, violates } from "#db/constraint-errors.ts";
import type { Db } from "#db/db.ts";
import { ofEach, ofType, prepared } from "#db/prepared.ts";
import {
  applications,
  applicationsWholeOrErased,
  writtenColumns,
} from "#db/schema/applications.ts";
import { uploads } from "#db/schema/uploads.ts";
import { insertionOfEvent } from "#events/record.queries.ts";
import { countApplicant } from "#features/jobs/applicant-count.service.ts";
import { newAnonymousCode } from "#read-models/anonymous/anonymous.sql.ts";
import { selectLoadedApplications } from "#read-models/loaded-application.queries.ts";
import { answerByOf } from "./answer-by.sql.ts";
import { insertionOfAnswers } from "./answers/answers.queries.ts";
import type { CheckedAnswers } from "./answers/answers.service.ts";
import { isOfDeletedFile } from "./answers/deleted-file.ts";
import { insertionOfMatch, type KeptMatch } from "./match/kept-match.queries.ts";
import { firstStageOf } from "./stages/first-stage.sql.ts";

/** One application per candidate and job: a second insert violates it. */
export const onceOnly = "applications_once_per_job";

/** The candidate's draft, with the upload's id in place of its path, and its answers checked. */
export interface NewApplication
  extends Omit<ApplicationDraft, "resumeUrl" | "answers">, CheckedAnswers {
  candidateId: string;
  resumeId: string;
  match: KeptMatch;
}

/**
 * Adds an application, its answers, the event that tells of it and one to the job's count,
 * and answers it as every screen reads it, all in one statement. Null where no
 * open job or no resume of the candidate's own has the id, or a file that answers
 * is gone; throws the violation of `onceOnly`.
 */
export const insertApplication = async (
  db: Db,
  { answers, match, ...application }: NewApplication,
) => {
  const ids = { id: randomUUIDv7(), eventId: randomUUIDv7() };
  try {
    const [added] = await insertion(db, {
      ...application,
      ...ids,
      ...match,
      answers: JSON.stringify(answers),
    });
    return added ?? null;
  } catch (error) {
    // The subquery for the job or for the resume found no row, so a column failed that must have a
    // value, and nothing was written.
    if (databaseErrorOf(error)?.column === "job_id") return null;
    if (violates(error, applicationsWholeOrErased) || isOfDeletedFile(error)) return null;
    throw error;
  }
};

/** All columns of a new application. A field of the draft that is missing here does not compile. */
const parameters = {
  id: ofType<string>,
  eventId: ofType<string>,
  jobId: ofType<string>,
  candidateId: ofType<string>,
  resumeId: ofType<string>,
  source: ofType<string>,
  ruledOut: ofType<boolean>,
  /** The JSON text of a list. */
  answers: ofType<string>,
  matchScore: ofType<number | null>,
  matchVersion: ofType<string>,
  reasons: ofType<string>,
  inputs: ofType<string>,
  ...ofEach<Written>(writtenColumns),
};

const insertion = prepared("apply", parameters, (db, given) => {
  const { id, candidateId, eventId, jobId, resumeId, answers, reasons, inputs, ...written } = given;
  const openJob = db.$with("open_job").as(countApplicant(db, jobId));
  const ownResume = db
    .select({ id: uploads.id })
    .from(uploads)
    .where(
      and(
        eq(uploads.id, resumeId),
        eq(uploads.ownerId, candidateId),
        isNotNull(uploads.registeredAt),
      ),
    )
    // Waits for a deletion of the resume that is under way; then there is none.
    .for("key share");
  // This CTE is called `applications` on purpose: the SELECT below then reads the inserted row,
  // which it could not see in the table itself.
  const added = db.$with("applications").as(
    db
      .insert(applications)
      .values({
        ...written,
        id,
        jobId: sql`(select id from ${openJob})`,
        candidateId,
        resumeId: sql`(${ownResume})`,
        answerBy: answerByOf(jobId),
        stageId: firstStageOf(jobId),
        anonymousCode: newAnonymousCode(jobId),
      })
      .returning(),
  );
  const told = db.$with("told").as(
    insertionOfEvent(db, {
      type: "sent",
      side: "candidate",
      data: {},
      id: eventId,
      applicationId: id,
      jobId: sql`(select id from ${openJob})`,
      actorId: candidateId,
    }).returning({ id: sql`1` }),
  );
  const answered = db
    .$with("answered")
    .as(insertionOfAnswers(db, { applicationId: id, answers }).returning({ id: sql`1` }));
  const matched = db
    .$with("matched")
    .as(insertionOfMatch(db, { applicationId: id, reasons, inputs }).returning({ id: sql`1` }));
  return selectLoadedApplications(db.with(openJob, added, told, answered, matched));
});
