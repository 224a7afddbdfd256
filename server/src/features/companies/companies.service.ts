import {
  companyMissingText,
  notYourCompanyText,
  openJobsPerCompany,
} from "@rolecall/contract/companies/companies.ts";
import type { companyChanges, companyDraft } from "@rolecall/contract/companies/company-draft.ts";
import type * as z from "zod";
import { changedFields } from "#changed-fields.ts";
import type { Db } from "#db/db.ts";
import { recordChange } from "#features/audit/audit.service.ts";
import { openJobsOfCompany } from "#features/jobs/jobs.service.ts";
import { AppError, refuseStale } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import {
  findCompany,
  findCompanyToChange,
  insertCompany,
  listCompanies,
  listNewestJobs,
  updateCompany,
} from "./companies.queries.ts";

type Directory = Parameters<typeof listCompanies>[1] & { withoutJobs: boolean };

/** One page of the directory, each company with its newest open jobs unless nobody wants them. */
export const browseCompanies = async (db: Db, { withoutJobs, ...directory }: Directory) => {
  const { items, ...page } = await listCompanies(db, directory);
  return { ...page, items: withoutJobs ? items : await withNewestJobs(db, items) };
};

const withNewestJobs = async <Company extends { id: string }>(db: Db, companies: Company[]) => {
  const jobs = await listNewestJobs(
    db,
    companies.map(({ id }) => id),
  );
  const ofCompany = Map.groupBy(jobs, ({ companyId }) => companyId);
  return companies.map((company) => ({ ...company, jobs: ofCompany.get(company.id) ?? [] }));
};

/** A company with its newest open jobs; its owner is shown to signed-in callers only. */
export const getCompany = async (
  db: Db,
  { id, user }: { id: string; user: SignedInUser | null },
) => {
  const company = await findCompany(db, id);
  if (!company) throw companyMissing();
  const jobs = await openJobsOfCompany(db, { companyId: id, limit: openJobsPerCompany, user });
  return { ...company, owner: user ? company.owner : null, jobs };
};

export const addCompany = (
  db: Db,
  { user, draft }: { user: SignedInUser; draft: z.output<typeof companyDraft> },
) =>
  db.transaction(async (db) => {
    const company = await insertCompany(db, { ...draft, ownerId: user.id });
    await recordChange(db, {
      actorId: user.id,
      action: "company-added",
      subjectId: company.id,
      changes: draft,
    });
    return company;
  });

/** Changes some fields of a company, for its owner. A new name reaches the search of its jobs at once. */
export const changeCompany = (
  db: Db,
  { id, user, wanted }: { id: string; user: SignedInUser; wanted: z.output<typeof companyChanges> },
) =>
  db.transaction(async (db) => {
    const company = await findCompanyToChange(db, id);
    if (!company) throw companyMissing();
    if (company.ownerId !== user.id) throw new AppError("forbidden", notYourCompanyText);
    const { revision, ...fields } = wanted;
    refuseStale(company, revision);
    const changes = changedFields(company, fields);
    if (Object.keys(changes).length === 0) return company;
    await recordChange(db, {
      actorId: user.id,
      action: "company-edited",
      subjectId: id,
      changes,
    });
    return updateCompany(db, { id, changes });
  });

const companyMissing = () => new AppError("missing", companyMissingText);
