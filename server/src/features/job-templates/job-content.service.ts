import { unfinishedFields, unfinishedJob } from "@rolecall/contract/jobs/job-draft.ts";
import type { Db } from "#db/db.ts";
import { getJob, managedJob, postJob } from "#features/jobs/jobs.service.ts";
import { questionsOfForm, setQuestionsOfJob } from "#features/questions/questions.service.ts";
import { criteriaOf, setCriteria } from "#features/scorecards/scorecards.service.ts";
import { ownStagesOf, replaceJobStages } from "#features/stages/stages.service.ts";
import { parseInput } from "#http/request/parse-input.ts";
import type { SignedInUser } from "#http/session.ts";
import type { JobContent } from "./job-templates.queries.ts";

type Which = { id: string; user: SignedInUser };

/** Where a job belongs, and until when it is open, is its own. */
const notTaken = ["draft", "companyId", "deadline"];
const takenFields = Object.keys(unfinishedFields.shape).filter(
  (field) => !notTaken.includes(field),
);

const withoutId = <Entry extends { id: string }>({ id: _id, ...entry }: Entry) => entry;

/** What a copy of a job takes along, for its managers. */
export const contentOf = async (db: Db, which: Which): Promise<JobContent> => {
  const { ownAnswerDays, ...job } = await managedJob(db, which);
  const fields = Object.entries({ ...job, answerDays: ownAnswerDays });
  const stages = await ownStagesOf(db, which.id);
  return {
    job: Object.fromEntries(fields.filter(([field]) => takenFields.includes(field))),
    questions: (await questionsOfForm(db, which.id)).map(withoutId),
    criteria: (await criteriaOf(db, which)).map(withoutId),
    stages: stages.map(({ name, status }) => ({ name, status })),
  };
};

/** Begins a draft of a company with this content, by the rights of posting. */
export const beginWith = (
  db: Db,
  { content, companyId, user }: { content: JobContent; companyId: string; user: SignedInUser },
) =>
  db.transaction(async (db) => {
    const draft = { ...content.job, companyId, draft: true };
    const { id } = await postJob(db, {
      user,
      wanted: parseInput(unfinishedJob, draft, "bad-input"),
    });
    const { questions, criteria, stages } = content;
    if (questions.length > 0) await setQuestionsOfJob(db, { user, id, questions });
    if (criteria.length > 0) await setCriteria(db, { user, id, criteria });
    if (stages.length > 0) await replaceJobStages(db, { user, id, stages });
    return getJob(db, { id, user });
  });
