import { companyMissingText } from "@rolecall/contract/companies/companies.ts";
import type { Db } from "#db/db.ts";
import { companyRole } from "#features/teams/members/members.service.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { checkMayInCompany } from "#policies/company.ts";
import { lockCompany } from "#read-models/locked-company.queries.ts";

export interface OfCompany {
  /** Of the company. */
  id: string;
  user: SignedInUser;
}

/** For the members of a company but reviewers. */
export const checkReadsLetters = async (db: Db, { id, user }: OfCompany): Promise<void> => {
  await companyRole(db, { id, user });
  await checkMayInCompany(db, { companyId: id, user }, "readLetters");
};

/** For who leads a company, whose letters and reasons nobody else changes until the transaction ends. */
export const lockLetters = async (db: Db, { id, user }: OfCompany): Promise<void> => {
  if (!(await lockCompany(db, id, "no key update")))
    throw new AppError("missing", companyMissingText);
  await checkMayInCompany(db, { companyId: id, user }, "setDefaults");
};
