import { refusal } from "@rolecall/contract/refusal.ts";
import type { Db } from "#db/db.ts";
import { AppError } from "#http/errors.ts";
import { findCompanyRole, postingRefusalOf } from "#policies/company.ts";
import type { Account } from "#policies/employer.ts";
import { lockCompany } from "#read-models/locked-company.queries.ts";
import { isFirstJob, refuseSuspendedCompany } from "./supervision/first-job.service.ts";
import { findCompanyOfJob } from "./team-jobs.queries.ts";

interface Posting {
  companyId: string;
  user: Account;
}

/**
 * What a company asks of each job that comes to it, by posting or by moving. Answers since when the job is
 * held for a look, null where it is not.
 */
export const admitJob = async (db: Db, posting: Posting): Promise<Date | null> => {
  await refusePosting(db, posting);
  await refuseSuspendedCompany(db, posting.companyId);
  return (await isFirstJob(db, posting)) ? new Date() : null;
};

/**
 * Refuses users who may not post a company's jobs. Locks its team and its rule of posting until the
 * transaction ends.
 */
const refusePosting = async (db: Db, { companyId, user }: Posting): Promise<void> => {
  const company = await lockCompany(db, companyId, "share");
  if (!company)
    throw new AppError("bad-input", refusal("company-required", "Company is required"), {
      path: "companyId",
    });
  const refused = postingRefusalOf(await findCompanyRole(db, { companyId, user }), company);
  if (refused) throw refused;
};

/** Locks the company of a job and the one that it is moved to, in one order whichever way it goes. */
export const lockBothCompanies = async (
  db: Db,
  { id, to }: { id: string; to: string },
): Promise<void> => {
  const from = await findCompanyOfJob(db, id);
  for (const one of [...new Set([from ?? to, to])].toSorted()) await lockCompany(db, one, "share");
};
