import { companyMissingText } from "@rolecall/contract/companies/companies.ts";
import type { Db } from "#db/db.ts";
import { recordChange } from "#features/audit/audit.service.ts";
import { drawUpload, keepPicture, removePicture } from "#features/pictures/pictures.service.ts";
import type { FileStore } from "#files/file-store.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { withOwnCan } from "#policies/company-can.ts";
import { checkMayInCompany } from "#policies/company.ts";
import { lockCompany } from "#read-models/locked-company.queries.ts";
import { findCompany, updateCompany } from "./companies.queries.ts";

const shapes = { logoUrl: "square", coverUrl: "wide" } as const;

interface NewPicture {
  id: string;
  user: SignedInUser;
  /** The place in which the company shows it. */
  column: keyof typeof shapes;
  /** Of the upload. */
  address: string;
}

/** Gives a company a logo or a cover, for its owner and admins. The one before is removed. */
export const changePicture = async (
  db: Db,
  files: FileStore,
  { id, user, column, address }: NewPicture,
) => {
  if (!(await findCompany(db, id))) throw companyMissing();
  await checkMayInCompany(db, { companyId: id, user }, "edit");
  const drawn = await drawUpload(db, files, { ownerId: user.id, address, shape: shapes[column] });
  return db.transaction(async (db) => {
    const company = await lockCompany(db, id, "no key update");
    if (!company) throw companyMissing();
    await checkMayInCompany(db, { companyId: id, user }, "edit");
    const changes = { [column]: await keepPicture(db, drawn) };
    const entry = { actorId: user.id, subjectId: id, companyId: id, changes };
    await recordChange(db, { ...entry, action: "company-edited" });
    await removePicture(db, company[column]);
    return withOwnCan(db, user, await updateCompany(db, { id, changes }));
  });
};

const companyMissing = () => new AppError("missing", companyMissingText);
