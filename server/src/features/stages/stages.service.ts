import type { SentStage } from "@rolecall/contract/hiring/stages.schemas.ts";
import type { Db } from "#db/db.ts";
import { replaceStagesOf } from "#features/applications/stages/stage-changes.service.ts";
import { companyRole, lockTeam } from "#features/teams/members/members.service.ts";
import type { SignedInUser } from "#http/session.ts";
import { checkMayInCompany } from "#policies/company.ts";
import { checkIsOnHiringTeam, checkManagesJob } from "#policies/job.ts";
import { goneTo, replacementOf } from "./replacement.ts";
import {
  deleteStages,
  type KeptStage,
  type ListOwner,
  listStages,
  upsertStages,
} from "./stages.queries.ts";

interface Which {
  id: string;
  user: SignedInUser;
}

/** The default of a company, for its members. */
export const stagesOfCompany = async (db: Db, { id, user }: Which) => {
  await companyRole(db, { id, user });
  await checkMayInCompany(db, { companyId: id, user }, "readTeam");
  return listStages(db, { companyId: id });
};

/** Replaces the default of a company, for owner and admins. */
export const replaceCompanyStages = (
  db: Db,
  { id, user, stages }: Which & { stages: SentStage[] },
) =>
  db.transaction(async (db) => {
    await lockTeam(db, id);
    await checkMayInCompany(db, { companyId: id, user }, "setDefaults");
    const before = await listStages(db, { companyId: id });
    return replace(db, {
      owner: { companyId: id },
      own: before,
      ...replacementOf(stages, { before, own: before }),
    });
  });

/** The stages that a job has of its own, if any. Who may ask is the caller's to check. */
export const ownStagesOf = (db: Db, jobId: string) => listStages(db, { jobId });

/** The stages of a job: its own, where it has some, else its company's. */
export const stagesInForce = async (
  db: Db,
  { jobId, companyId }: { jobId: string; companyId: string },
) => {
  const own = await listStages(db, { jobId });
  return own.length > 0 ? own : listStages(db, { companyId });
};

/** The stages of a job, for its hiring team. */
export const stagesOfJob = async (db: Db, { id, user }: Which) => {
  const { companyId } = await checkIsOnHiringTeam(db, { jobId: id, user });
  return stagesInForce(db, { jobId: id, companyId });
};

/** Gives a job stages of its own, or replaces them, for its managers. */
export const replaceJobStages = (db: Db, { id, user, stages }: Which & { stages: SentStage[] }) =>
  db.transaction(async (db) => {
    const { companyId } = await checkManagesJob(db, { jobId: id, user }, "locked");
    const own = await listStages(db, { jobId: id });
    const usual = await listStages(db, { companyId });
    const before = own.length > 0 ? own : usual;
    return replace(db, {
      owner: { jobId: id },
      own,
      ...replacementOf(stages, { before, own, alsoKnown: usual }),
    });
  });

/** Lets a job go back to the default of its company, for its managers. */
export const removeJobStages = (db: Db, { id, user }: Which): Promise<void> =>
  db.transaction(async (db) => {
    const { companyId } = await checkManagesJob(db, { jobId: id, user }, "locked");
    const own = await listStages(db, { jobId: id });
    if (own.length === 0) return;
    await deleteStages(
      db,
      own.map((stage) => stage.id),
    );
    const usual = await listStages(db, { companyId });
    await replaceStagesOf(db, { owner: { jobId: id }, replaced: goneTo(own, usual) });
  });

interface Replacement {
  owner: ListOwner;
  own: KeptStage[];
  list: KeptStage[];
  replaced: { from: string; to: string }[];
}

const replace = async (db: Db, { owner, own, list, replaced }: Replacement) => {
  const stays = new Set(list.map(({ id }) => id));
  await deleteStages(
    db,
    own.map(({ id }) => id).filter((id) => !stays.has(id)),
  );
  await upsertStages(db, { owner, list });
  await replaceStagesOf(db, { owner, replaced });
  return listStages(db, owner);
};
