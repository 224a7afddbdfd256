import { randomUUIDv7 } from "node:crypto";
import { companyMissingText } from "@rolecall/contract/companies/companies.ts";
import {
  mostCompanyPictures,
  tooManyPicturesText,
} from "@rolecall/contract/companies/page-pictures.ts";
import { pictureMissingText } from "@rolecall/contract/values/pictures.ts";
import type { Db } from "#db/db.ts";
import { recordChange } from "#features/audit/audit.service.ts";
import { drawUpload, keepPicture, removePicture } from "#features/pictures/pictures.service.ts";
import type { FileStore } from "#files/file-store.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { checkMayInCompany } from "#policies/company.ts";
import { lockCompany } from "#read-models/locked-company.queries.ts";
import { findCompany, updateCompany } from "./companies.queries.ts";

interface OnCompany {
  id: string;
  user: SignedInUser;
}

type Company = NonNullable<Awaited<ReturnType<typeof lockCompany>>>;

/** Shows one more picture on a company's page, for its owner and admins. */
export const addPagePicture = async (
  db: Db,
  files: FileStore,
  { id, user, address, text }: OnCompany & { address: string; text: string },
) => {
  const before = await findCompany(db, id);
  if (!before) throw new AppError("missing", companyMissingText);
  await checkMayInCompany(db, { companyId: id, user }, "edit");
  refuseNinth(before);
  const drawn = await drawUpload(db, files, { ownerId: user.id, address, shape: "photo" });
  return db.transaction(async (db) => {
    const company = await lockForEdit(db, { id, user });
    refuseNinth(company);
    const picture = { id: randomUUIDv7(), url: await keepPicture(db, drawn), text };
    await changePictures(db, { company, user }, [...company.pictures, picture]);
    return picture;
  });
};

interface OnPicture extends OnCompany {
  pictureId: string;
}

/** Changes what a picture of a company's page is said to show, or its place, for its owner and admins. */
export const changePagePicture = (
  db: Db,
  { id, user, pictureId, text, position }: OnPicture & PictureChanges,
): Promise<Company["pictures"]> =>
  db.transaction(async (db) => {
    const company = await lockForEdit(db, { id, user });
    const { picture, index } = pictureOf(company, pictureId);
    const others = company.pictures.toSpliced(index, 1);
    const place = position === undefined ? index : position - 1;
    const pictures = others.toSpliced(place, 0, { ...picture, text: text ?? picture.text });
    const isSame = text === undefined && pictures[index]?.id === picture.id;
    if (!isSame) await changePictures(db, { company, user }, pictures);
    return pictures;
  });

interface PictureChanges {
  text?: string | undefined;
  /** From 1; one after the last is the last. */
  position?: number | undefined;
}

/** Takes a picture off a company's page, for its owner and admins. */
export const removePagePicture = (db: Db, { id, user, pictureId }: OnPicture): Promise<void> =>
  db.transaction(async (db) => {
    const company = await lockForEdit(db, { id, user });
    const { picture, index } = pictureOf(company, pictureId);
    await removePicture(db, picture.url);
    await changePictures(db, { company, user }, company.pictures.toSpliced(index, 1));
  });

const pictureOf = ({ pictures }: Company, pictureId: string) => {
  const index = pictures.findIndex((shown) => shown.id === pictureId.toLowerCase());
  const picture = pictures[index];
  if (!picture) throw new AppError("missing", pictureMissingText);
  return { picture, index };
};

const lockForEdit = async (db: Db, { id, user }: OnCompany) => {
  const company = await lockCompany(db, id, "no key update");
  if (!company) throw new AppError("missing", companyMissingText);
  await checkMayInCompany(db, { companyId: id, user }, "edit");
  return company;
};

const refuseNinth = ({ pictures }: Pick<Company, "pictures">) => {
  if (pictures.length >= mostCompanyPictures) throw new AppError("conflict", tooManyPicturesText);
};

/** Not an edit of the texts: who writes them meanwhile has no older company because of a picture. */
const changePictures = async (
  db: Db,
  { company, user }: { company: Company; user: SignedInUser },
  pictures: Company["pictures"],
) => {
  await recordChange(db, {
    actorId: user.id,
    action: "company-edited",
    subjectId: company.id,
    companyId: company.id,
    changes: { pictures: pictures.map(({ text }) => text) },
  });
  await updateCompany(db, { id: company.id, changes: { pictures }, isEdit: false });
};

/**
 * Shows the pictures of a company that is merged on the page of the other one, after those that it has, as far as
 * there is room; the rest is deleted, and so are logo and cover. Both companies are locked.
 */
export const movePagePictures = async (
  db: Db,
  { from, into }: { from: string; into: string },
): Promise<void> => {
  const going = await lockCompany(db, from, "no key update");
  const other = await lockCompany(db, into, "no key update");
  if (!going || !other) throw new AppError("missing", companyMissingText);
  const moved = going.pictures.slice(0, mostCompanyPictures - other.pictures.length);
  if (moved.length > 0) {
    const pictures = [...other.pictures, ...moved];
    await updateCompany(db, { id: into, changes: { pictures }, isEdit: false });
    const left = going.pictures.slice(moved.length);
    await updateCompany(db, { id: from, changes: { pictures: left }, isEdit: false });
  }
  await removeAllPictures(db, from);
};

/** Deletes every picture that a company shows, before it is deleted itself. */
export const removeAllPictures = async (db: Db, id: string): Promise<void> => {
  const company = await lockCompany(db, id, "no key update");
  const shown = company?.pictures.map(({ url }) => url) ?? [];
  for (const url of [...shown, company?.logoUrl, company?.coverUrl])
    await removePicture(db, url ?? null);
};
