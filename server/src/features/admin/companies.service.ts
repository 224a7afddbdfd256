import { companyMissingText } from "@rolecall/contract/companies/companies.ts";
import type { Db } from "#db/db.ts";
import * as supervision from "#features/companies/supervision/suspension.service.ts";
import { giveCompanyTo } from "#features/teams/members/members.service.ts";
import { mergeCompanies } from "#features/teams/merging/merge-companies.service.ts";
import * as verification from "#features/teams/verification/supervised-verification.service.ts";
import { AppError } from "#http/errors.ts";
import { findCompany } from "./companies.queries.ts";

interface Act {
  id: string;
  actorId: string;
}

/** One company as administrators see it. */
export const readCompany = async (db: Db, id: string) => {
  const company = await findCompany(db, id);
  if (!company) throw new AppError("missing", companyMissingText);
  return company;
};

/** Suspends a company or gives another reason, and tells its owner. */
export const suspendCompany = async (db: Db, { ...act }: Act & { reason: string }) => {
  await supervision.suspendCompany(db, act);
  return readCompany(db, act.id);
};

export const restoreCompany = (db: Db, act: Act): Promise<void> =>
  supervision.restoreCompany(db, act);

export const verifyCompany = async (db: Db, act: Act) => {
  await verification.verifyAsAdministrator(db, act);
  return readCompany(db, act.id);
};

export const unverifyCompany = (db: Db, act: Act): Promise<void> =>
  verification.unverifyAsAdministrator(db, act);

/** Makes a member the owner of a company; the owner before becomes an admin, and both are told. */
export const giveCompany = async (db: Db, given: Act & { userId: string }) => {
  await giveCompanyTo(db, given);
  return readCompany(db, given.id);
};

/** Merges a company into another one, and answers that one. */
export const mergeCompany = async (db: Db, merge: Act & { into: string }) =>
  readCompany(db, await mergeCompanies(db, merge));
