import type { ApplicationDraft } from "@rolecall/contract/applications/application-draft.ts";
import { jobClosedText } from "@rolecall/contract/applications/refusals.ts";
import { jobMissingText } from "@rolecall/contract/jobs/jobs.ts";
import { foreignUploadText } from "@rolecall/contract/resumes/resumes.ts";
import { id } from "@rolecall/contract/values/id.ts";
import { violates } from "#db/constraint-errors.ts";
import type { Db } from "#db/db.ts";
import { questionsOfForm } from "#features/questions/questions.service.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { withCanOfSent } from "#policies/application.ts";
import { uploadIdOf } from "#read-models/object-path.sql.ts";
import { ownResumeId } from "#read-models/own-upload.queries.ts";
import { checkAnswers } from "./answers/answers.service.ts";
import { isOfDeletedFile } from "./answers/deleted-file.ts";
import { jobExists } from "./applications.queries.ts";
import { insertApplication, onceOnly } from "./apply.queries.ts";
import { matchToKeep } from "./match/application-match.service.ts";
import { applyAgain } from "./own-application.service.ts";

/**
 * Sends a user's application. Refused, in this order: a resume that is not the
 * user's own, answers that the job's questions do not allow, a missing job, a closed job, a second application
 * to the same job that was not withdrawn.
 */
export const applyToJob = async (
  db: Db,
  { user, draft }: { user: SignedInUser; draft: ApplicationDraft },
  limits: { rateLimit: boolean },
) => {
  const { id: userId } = user;
  const { resumeUrl, answers, ...fields } = draft;
  const resumeId = uploadIdOf(resumeUrl);
  const mayExist = id.safeParse(draft.jobId).success;
  const asked = mayExist ? await questionsOfForm(db, draft.jobId) : [];
  // What a job asks that is missing to candidates stays unknown to them.
  const questions = asked.length > 0 && !(await jobExists(db, draft.jobId)) ? [] : asked;
  // Whose file it is, is said before what is wrong with the answers; without questions the insertion finds it out.
  if (questions.length > 0 && !(await ownResumeId(db, { objectPath: resumeUrl, userId })))
    throw new AppError("bad-input", foreignUploadText);
  const checked = await checkAnswers(db, questions, { userId, answers });
  const added =
    resumeId &&
    mayExist &&
    (await insertOnce(
      db,
      {
        ...fields,
        ...checked,
        user,
        resumeId,
        match: await matchToKeep(db, { userId, jobId: draft.jobId, resumeId }),
      },
      limits,
    ));
  if (added) return added;

  if (!(await ownResumeId(db, { objectPath: resumeUrl, userId })))
    throw new AppError("bad-input", foreignUploadText);
  // A file that answers may have been deleted meanwhile.
  await checkAnswers(db, questions, { userId, answers });
  if (mayExist && (await jobExists(db, draft.jobId))) throw new AppError("conflict", jobClosedText);
  throw new AppError("missing", jobMissingText);
};

/** Adds the application, or sends the one that was withdrawn anew. Null where it cannot be sent as it is. */
const insertOnce = async (
  db: Db,
  application: Parameters<typeof applyAgain>[1],
  limits: { rateLimit: boolean },
) => {
  try {
    const { user, ...draft } = application;
    const sent = await insertApplication(db, { ...draft, candidateId: user.id });
    return sent && (await withCanOfSent(db, user, sent));
  } catch (error) {
    if (!violates(error, onceOnly)) throw error;
  }
  try {
    return await applyAgain(db, application, limits);
  } catch (error) {
    if (isOfDeletedFile(error)) return null;
    throw error;
  }
};
