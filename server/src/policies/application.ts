// Who may read an application, and what each side may do with it.
import { applicationMissingText } from "@rolecall/contract/applications/applications.ts";
import type { MessageSide } from "@rolecall/contract/conversations/message-side.ts";
import { applicationErasedText } from "@rolecall/contract/conversations/messages.ts";
import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { jobs } from "#db/schema/jobs.ts";
import { AppError, roleRefused } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { managesJob, readsApplicationsOf } from "./job.ts";

type Which = { user: SignedInUser; id: string };

/**
 * The user's access to an application: as a manager or reviewer of the job, or as the candidate. With what
 * their rights depend on; `locked`, it stays so until the transaction ends.
 */
const findApplicationAccess = async (db: Db, { id, user }: Which, locked?: "locked") => {
  const select = db
    .select({
      isManaged: sql<boolean>`${managesJob(db, user)}`,
      isRead: sql<boolean>`${readsApplicationsOf(db, user)}`,
      isOwn: sql<boolean>`coalesce(${applications.candidateId} = ${user.id}, false)`,
      id: applications.id,
      jobId: applications.jobId,
      candidateId: applications.candidateId,
      status: applications.status,
      resumeId: applications.resumeId,
      openedAt: applications.openedAt,
      withdrawnAt: applications.withdrawnAt,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(applications.id, id))
    .limit(1);
  const [access] = await (locked ? select.for("no key update", { of: applications }) : select);
  return access ?? null;
};
type Access = NonNullable<Awaited<ReturnType<typeof findApplicationAccess>>>;

const check = async (
  db: Db,
  which: Which,
  may: (access: Access) => boolean,
  locked?: "locked",
): Promise<Access> => {
  const access = await findApplicationAccess(db, which, locked);
  if (!access) throw new AppError("missing", applicationMissingText);
  if (!may(access)) throw roleRefused();
  return access;
};

/** Says whether the user manages or reviews the job, which makes them see more than the candidate. */
export const checkMayRead = (db: Db, which: Which) =>
  check(db, which, ({ isRead, isOwn }) => isRead || isOwn);

/** For those who manage the job. */
export const checkMayDecide = (db: Db, which: Which) =>
  check(db, which, ({ isManaged }) => isManaged);

/** For those who manage or review the job. */
export const checkIsEmployer = (db: Db, which: Which, locked?: "locked") =>
  check(db, which, ({ isRead }) => isRead, locked);

/**
 * For those who manage or review the job, and note something about the candidate. The application stays as it is
 * read until the transaction ends: of an erased one nothing is noted, since nothing would delete it any more.
 */
export const checkMayNote = async (db: Db, which: Which) => {
  const access = await checkIsEmployer(db, which, "locked");
  if (access.candidateId === null) throw new AppError("conflict", applicationErasedText);
  return access;
};

/** For the candidate who sent it; the application stays as it is read until the transaction ends. */
export const checkIsOwn = (db: Db, which: Which) =>
  check(db, which, ({ isOwn }) => isOwn, "locked");

/**
 * For the candidate who sent it and who manages the job, with the side on which the user writes; the application
 * stays as it is read until the transaction ends.
 */
export const checkMayWrite = async (db: Db, which: Which) => {
  const access = await check(db, which, ({ isManaged, isOwn }) => isManaged || isOwn, "locked");
  const side: MessageSide = access.isManaged ? "employer" : "candidate";
  return { ...access, side };
};
