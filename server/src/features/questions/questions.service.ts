import { randomUUIDv7 } from "node:crypto";
import { companyMissingText } from "@rolecall/contract/companies/companies.ts";
import type { WrittenQuestion } from "@rolecall/contract/hiring/question-draft.ts";
import { questionKeepsTypeText, unknownQuestionText } from "@rolecall/contract/hiring/questions.ts";
import type { Db } from "#db/db.ts";
import { lockManagedJob, readableJob } from "#features/jobs/jobs.service.ts";
import { companyRole } from "#features/teams/members/members.service.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { checkMayInCompany } from "#policies/company.ts";
import { lockCompany } from "#read-models/locked-company.queries.ts";
import { listQuestions, type Owner, replaceQuestions } from "./questions.queries.ts";

type Which = { user: SignedInUser; id: string };
type Replacing = Which & { questions: WrittenQuestion[] };

/** The questions of a job's form, in their order. Who may ask is the caller's to check. */
export const questionsOfForm = (db: Db, jobId: string) => listQuestions(db, { jobId });

/** The questions of a job's form, for whoever may read the job. */
export const questionsOfJob = async (
  db: Db,
  { user, id }: { user: SignedInUser | null; id: string },
) => {
  await readableJob(db, { user, id });
  return questionsOfForm(db, id);
};

/** Replaces the questions of a job's form, for its managers. Answers that were given stay as they are. */
export const setQuestionsOfJob = (db: Db, { user, id, questions }: Replacing) =>
  db.transaction(async (db) => {
    await lockManagedJob(db, { user, id });
    return replaceAll(db, { jobId: id }, questions);
  });

/** The questions that a company keeps for its jobs, for its members. */
export const questionsOfCompany = async (db: Db, { user, id: companyId }: Which) => {
  await companyRole(db, { id: companyId, user });
  await checkMayInCompany(db, { companyId, user }, "readTeam");
  return listQuestions(db, { companyId });
};

/** Replaces the questions that a company keeps, for who leads it. */
export const setQuestionsOfCompany = (db: Db, { user, id: companyId, questions }: Replacing) =>
  db.transaction(async (db) => {
    if (!(await lockCompany(db, companyId, "no key update")))
      throw new AppError("missing", companyMissingText);
    await checkMayInCompany(db, { companyId, user }, "setDefaults");
    return replaceAll(db, { companyId }, questions);
  });

/** The owner of the list is locked, so that two replacements run one after the other. */
const replaceAll = async (db: Db, owner: Owner, written: WrittenQuestion[]) => {
  const typeOf = new Map((await listQuestions(db, owner)).map(({ id, type }) => [id, type]));
  const list = written.map((question) => {
    if (!question.id) return { ...question, id: randomUUIDv7() };
    const id = question.id.toLowerCase();
    const type = typeOf.get(id);
    if (!type) throw new AppError("bad-input", unknownQuestionText);
    if (type !== question.type) throw new AppError("bad-input", questionKeepsTypeText);
    return { ...question, id };
  });
  await replaceQuestions(db, owner, list);
  return listQuestions(db, owner);
};
