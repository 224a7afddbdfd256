import { membersOnlyText } from "@rolecall/contract/jobs/jobs.ts";
import { isManagingRole } from "@rolecall/contract/teams/member-role.ts";
import type { Db } from "#db/db.ts";
import { AppError, roleRefused } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { findCompanyRole, lockCompany } from "#read-models/company-role.queries.ts";

/**
 * Refuses users who may not post a company's jobs. Locks its team and its rule of posting until the
 * transaction ends.
 */
export const refusePosting = async (
  db: Db,
  { companyId, user }: { companyId: string; user: SignedInUser },
): Promise<void> => {
  const company = await lockCompany(db, companyId, "share");
  if (!company) throw new AppError("bad-input", "Company is required", { path: "companyId" });
  const role = await findCompanyRole(db, { companyId, user });
  if (isManagingRole(role)) return;
  if (role === "reviewer") throw roleRefused();
  if (company.postingBy === "members") throw new AppError("forbidden", membersOnlyText);
};
