import type { Db } from "#db/db.ts";
import { historyOf } from "#features/audit/audit.service.ts";
import type { SignedInUser } from "#http/session.ts";
import { checkMayInCompany } from "#policies/company.ts";
import { companyRole } from "./members.service.ts";

/** The history of a company, for its owner and admins. */
export const companyHistory = async (
  db: Db,
  {
    id,
    user,
    ...slice
  }: { id: string; user: SignedInUser } & Omit<Parameters<typeof historyOf>[1], "companyId">,
) => {
  await companyRole(db, { id, user });
  await checkMayInCompany(db, { companyId: id, user }, "readHistory");
  return historyOf(db, { companyId: id, ...slice });
};
