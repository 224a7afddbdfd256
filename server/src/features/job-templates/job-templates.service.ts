import { manyJobTemplatesText, mostJobTemplates } from "@rolecall/contract/hiring/job-templates.ts";
import { templateMissingText } from "@rolecall/contract/hiring/letters.ts";
import { jobMissingText } from "@rolecall/contract/jobs/jobs.ts";
import { id as idRule } from "@rolecall/contract/values/id.ts";
import type { Db } from "#db/db.ts";
import { managedJob } from "#features/jobs/jobs.service.ts";
import { companyRole, lockTeam } from "#features/teams/members/members.service.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { checkMayInCompany } from "#policies/company.ts";
import { beginWith, contentOf } from "./job-content.service.ts";
import * as queries from "./job-templates.queries.ts";

type OfCompany = { id: string; user: SignedInUser };
type OfTemplate = OfCompany & { templateId: string };

/** Begins a draft like a job, for its managers. */
export const copyJob = async (db: Db, which: { id: string; user: SignedInUser }) => {
  const { companyId } = await managedJob(db, which);
  return beginWith(db, { content: await contentOf(db, which), companyId, user: which.user });
};

/** What a company keeps to begin jobs from, for its members but reviewers. */
export const jobTemplatesOf = async (db: Db, which: OfCompany) => {
  await checkTeam(db, which);
  return queries.listJobTemplates(db, which.id);
};

/** Keeps a job that the user manages as a template of a company's team. */
export const addJobTemplate = (
  db: Db,
  { id, user, name, jobId }: OfCompany & { name: string; jobId: string },
) =>
  db.transaction(async (db) => {
    await lockTeam(db, id);
    await checkTeam(db, { id, user });
    if (!idRule.safeParse(jobId).success) throw new AppError("missing", jobMissingText);
    const content = await contentOf(db, { id: jobId, user });
    if ((await queries.countJobTemplates(db, id)) >= mostJobTemplates)
      throw new AppError("conflict", manyJobTemplatesText);
    return queries.insertJobTemplate(db, { companyId: id, name, content });
  });

export const removeJobTemplate = async (
  db: Db,
  { templateId, ...which }: OfTemplate,
): Promise<void> => {
  await checkTeam(db, which);
  if (!(await queries.deleteJobTemplate(db, { companyId: which.id, templateId })))
    throw templateMissing();
};

/** Begins a draft of the company from one of its templates. */
export const beginFromTemplate = async (db: Db, { templateId, ...which }: OfTemplate) => {
  await checkTeam(db, which);
  const { id: companyId, user } = which;
  const content = await queries.findJobContent(db, { companyId, templateId });
  if (!content) throw templateMissing();
  return beginWith(db, { content, companyId, user });
};

const checkTeam = async (db: Db, { id, user }: OfCompany): Promise<void> => {
  await companyRole(db, { id, user });
  await checkMayInCompany(db, { companyId: id, user }, "manageJobs");
};

const templateMissing = () => new AppError("missing", templateMissingText);
