import type { Answer } from "@rolecall/contract/hiring/questions.schemas.ts";
import { asc, eq, inArray, sql, type SQLWrapper } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applicationAnswers } from "#db/schema/questions/application-answers.ts";

/** An answer as it is kept; `uploadId` is that of the file that answers. */
export interface GivenAnswer extends Answer {
  uploadId: string | null;
}

/**
 * The insertion of an application's answers; `answers` is the JSON text of a list of `GivenAnswer`. Waits for a
 * deletion of a file that is under way; then the file answers nothing, and the answer has no `question_id`, which
 * it must have.
 */
export const insertionOfAnswers = (
  db: Pick<Db, "insert">,
  { applicationId, answers }: { applicationId: SQLWrapper | string; answers: SQLWrapper | string },
) =>
  db.insert(applicationAnswers).select(sql`
    select ${applicationId}::uuid as application_id,
      case when answer->>'uploadId' is null or file.id is not null then (answer->>'questionId')::uuid end
        as question_id,
      place::integer, answer->>'question' as question, answer->>'type' as type, answer->'value' as value,
      file.id as upload_id
    from jsonb_array_elements(${answers}::jsonb) with ordinality as given (answer, place)
    left join lateral (
      select id from uploads
      where id = (answer->>'uploadId')::uuid and registered_at is not null
      for key share
    ) as file on true`);

/** The answers of an application that is sent anew. */
export const replaceAnswers = async (
  db: Db,
  { applicationId, answers }: { applicationId: string; answers: GivenAnswer[] },
): Promise<void> => {
  await db.delete(applicationAnswers).where(eq(applicationAnswers.applicationId, applicationId));
  await insertionOfAnswers(db, { applicationId, answers: JSON.stringify(answers) });
};

const answerColumns = {
  questionId: applicationAnswers.questionId,
  question: applicationAnswers.question,
  type: applicationAnswers.type,
  value: applicationAnswers.value,
};

/** The answers of an application, in the order of the questions. There are at most as many as questions. */
export const listAnswers = (db: Db, applicationId: string): Promise<Answer[]> =>
  db
    .select(answerColumns)
    .from(applicationAnswers)
    .where(eq(applicationAnswers.applicationId, applicationId))
    .orderBy(asc(applicationAnswers.place));

/** The answers of some applications. */
export const listAnswersOf = (db: Db, applicationIds: string[]) =>
  db
    .select({ ...answerColumns, applicationId: applicationAnswers.applicationId })
    .from(applicationAnswers)
    .where(inArray(applicationAnswers.applicationId, applicationIds))
    .orderBy(asc(applicationAnswers.applicationId), asc(applicationAnswers.place));
