import { companySuspendedText } from "@rolecall/contract/admin/companies.ts";
import type { Db } from "#db/db.ts";
import { holdsFirstJobs } from "#features/site/site.service.ts";
import { AppError } from "#http/errors.ts";
import { findCompanyRole } from "#policies/company.ts";
import type { Account } from "#policies/employer.ts";
import { hasJobNotHeld, holdCompany } from "./supervision.queries.ts";

/** Refuses to post for a company that is suspended, which it cannot become until the transaction ends. */
export const refuseSuspendedCompany = async (db: Db, companyId: string): Promise<void> => {
  const company = await holdCompany(db, companyId);
  if (company?.suspendedAt) throw new AppError("forbidden", companySuspendedText);
};

/**
 * Whether a new job is held for a look: where the rules say so, until one of its company's is not held,
 * or where its poster is no member, one of theirs.
 */
export const isFirstJob = async (
  db: Db,
  { companyId, user }: { companyId: string; user: Account },
): Promise<boolean> => {
  if (!(await holdsFirstJobs(db))) return false;
  const isMember = (await findCompanyRole(db, { companyId, user })) !== null;
  return !(await hasJobNotHeld(db, isMember ? { companyId } : { postedBy: user.id }));
};
