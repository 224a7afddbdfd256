import { companySuspendedText } from "@rolecall/contract/admin/companies.ts";
import {
  verifyFirstText,
  openJobsPerCompany,
  companyMissingText,
} from "@rolecall/contract/companies/companies.ts";
import type { companyChanges, companyDraft } from "@rolecall/contract/companies/company-draft.ts";
import { companyHasJobsText } from "@rolecall/contract/teams/members.ts";
import type * as z from "zod";
import { changedFields } from "#changed-fields.ts";
import type { Db } from "#db/db.ts";
import { recordChange } from "#features/audit/audit.service.ts";
import { openJobsOfCompany } from "#features/jobs/jobs.service.ts";
import { removePicture } from "#features/pictures/pictures.service.ts";
import { AppError, refuseStale, roleRefused } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { withCompanyCan, withOwnCan } from "#policies/company-can.ts";
import { checkMayInCompany, findCompanyRole, mayInCompany } from "#policies/company.ts";
import { lockCompany } from "#read-models/locked-company.queries.ts";
import { registrableDomainOf } from "#registrable-domain.ts";
import {
  companyHasJobs,
  deleteCompany,
  findCompany,
  insertCompany,
  listCompanies,
  listNewestJobs,
  updateCompany,
} from "./companies.queries.ts";
import { removeAllPictures } from "./page-pictures.service.ts";

type Directory = Parameters<typeof listCompanies>[1] & {
  withoutJobs: boolean;
  user: SignedInUser | null;
};

/** One page of the directory, each company with its newest open jobs unless nobody wants them. */
export const browseCompanies = async (db: Db, { withoutJobs, user, ...directory }: Directory) => {
  const { items, ...page } = await listCompanies(db, directory);
  const allowed = await withCompanyCan(db, user, items);
  return { ...page, items: withoutJobs ? allowed : await withNewestJobs(db, allowed) };
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
  if (company.suspendedAt) {
    const role = await findCompanyRole(db, { companyId: id, user });
    if (!mayInCompany(role, "readSuspended")) throw new AppError("gone", companySuspendedText);
  }
  const [shown, jobs] = await Promise.all([
    withOwnCan(db, user, company),
    openJobsOfCompany(db, { companyId: id, limit: openJobsPerCompany, user }),
  ]);
  return { ...shown, owner: user ? company.owner : null, jobs };
};

export const addCompany = (
  db: Db,
  { user, draft }: { user: SignedInUser; draft: z.output<typeof companyDraft> },
) =>
  db.transaction(async (db) => {
    const company = await insertCompany(db, { ...draft, ownerId: user.id });
    await recordChange(db, {
      actorId: user.id,
      action: "company-created",
      subjectId: company.id,
      companyId: company.id,
      changes: draft,
    });
    return withOwnCan(db, user, company);
  });

/** Changes some fields of a company, for its owner and admins. A new name reaches the search of its jobs at once. */
export const changeCompany = (
  db: Db,
  { id, user, wanted }: { id: string; user: SignedInUser; wanted: z.output<typeof companyChanges> },
) =>
  db.transaction(async (db) => {
    const company = await lockCompany(db, id, "no key update");
    if (!company) throw companyMissing();
    const role = await checkMayInCompany(db, { companyId: id, user }, "edit");
    const { revision, ...fields } = wanted;
    const changes = changedFields(company, fields);
    if (changes.postingBy && !mayInCompany(role, "choosePosters")) throw roleRefused();
    refuseStale(company, revision);
    if (Object.keys(changes).length === 0) return withOwnCan(db, user, company);
    const isEnded = endsVerification(company, changes);
    if (changes.postingBy === "members" && (isEnded || !company.verifiedAt))
      throw new AppError("conflict", verifyFirstText);
    const entry = { actorId: user.id, subjectId: id, companyId: id };
    await recordChange(db, { ...entry, action: "company-edited", changes });
    if (isEnded) {
      const { verifiedDomain } = company;
      await recordChange(db, {
        ...entry,
        action: "verification-ended",
        changes: { verifiedDomain },
      });
    }
    // What took its place is another address, or none.
    if (changes.logoUrl !== undefined) await removePicture(db, company.logoUrl);
    if (changes.coverUrl !== undefined) await removePicture(db, company.coverUrl);
    const changed = { ...changes, ...(isEnded && unverified) };
    return withOwnCan(db, user, await updateCompany(db, { id, changes: changed }));
  });

const unverified = { verifiedAt: null, verifiedDomain: null, postingBy: "everyone" } as const;

/** Another name, or a website at another domain, is no longer what was verified. */
const endsVerification = (
  company: { verifiedAt: Date | null; verifiedDomain: string | null; website: string | null },
  changes: { name?: string | undefined; website?: string | null | undefined },
): boolean => {
  if (!company.verifiedAt) return false;
  if (changes.name !== undefined) return true;
  if (changes.website === undefined) return false;
  const verified = company.verifiedDomain ?? registrableDomainOf(company.website);
  return registrableDomainOf(changes.website) !== verified;
};

/** Marks a locked company as verified by its domain; from then on members alone post its jobs. */
export const markVerified = (
  db: Db,
  { id, verifiedDomain }: { id: string; verifiedDomain: string | null },
) =>
  updateCompany(db, {
    id,
    changes: { verifiedAt: new Date(), verifiedDomain, postingBy: "members" },
    isEdit: false,
  });

/** Takes the verification of a locked company away; from then on everybody may post its jobs. */
export const markUnverified = (db: Db, id: string) =>
  updateCompany(db, { id, changes: unverified, isEdit: false });

/** Gives a locked company to another member; the trigger on its owner gives both their roles. */
export const giveToOwner = (db: Db, { id, ownerId }: { id: string; ownerId: string }) =>
  updateCompany(db, { id, changes: { ownerId }, isEdit: false });

/** Nobody owns a locked company from now on. */
export const leaveWithoutOwner = (db: Db, id: string) =>
  updateCompany(db, { id, changes: { ownerId: null }, isEdit: false });

/** Deletes a locked company; throws the conflict where it has jobs. */
export const removeCompany = async (db: Db, id: string): Promise<void> => {
  if (await companyHasJobs(db, id)) throw new AppError("conflict", companyHasJobsText);
  await removeAllPictures(db, id);
  await deleteCompany(db, id);
};

const companyMissing = () => new AppError("missing", companyMissingText);
