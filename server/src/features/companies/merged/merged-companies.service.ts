import { otherCompanyText } from "@rolecall/contract/admin/companies.ts";
import { companyMissingText } from "@rolecall/contract/companies/companies.ts";
import { id as idRule } from "@rolecall/contract/values/id.ts";
import type { Db } from "#db/db.ts";
import { deleteCompany, updateCompany } from "#features/companies/companies.queries.ts";
import { movePagePictures } from "#features/companies/page-pictures.service.ts";
import { AppError } from "#http/errors.ts";
import { findMergedInto, insertMerged, lockCompanies } from "./merged-companies.queries.ts";

interface Merge {
  from: string;
  into: string;
}

/** The company that was merged with another, where its addresses lead; null where it was not. */
export const mergedInto = (db: Db, id: string): Promise<string | null> => findMergedInto(db, id);

/** Both companies, locked until the transaction ends. */
export const lockBoth = async (db: Db, { from, into }: Merge) => {
  if (into.toLowerCase() === from.toLowerCase())
    throw new AppError("bad-input", otherCompanyText, { path: "into" });
  const locked = idRule.safeParse(into).success ? await lockCompanies(db, [from, into]) : [];
  const other = locked.find(({ id }) => id === into.toLowerCase());
  const going = locked.find(({ id }) => id === from.toLowerCase());
  if (!other || !going) throw new AppError("missing", companyMissingText);
  return { going, other };
};

/**
 * Deletes a locked company without jobs, and leads from its addresses to the other one, whose words stay and whose
 * page has room for its pictures, or not.
 */
export const leaveAddress = async (db: Db, { from, into }: Merge): Promise<void> => {
  await movePagePictures(db, { from, into });
  await insertMerged(db, { from, into });
  await deleteCompany(db, from);
};

/** Gives a locked company without an owner the one of the company that goes. */
export const inheritOwner = (db: Db, { id, ownerId }: { id: string; ownerId: string }) =>
  updateCompany(db, { id, changes: { ownerId }, isEdit: false });
