import type { ApplicationStatus } from "@rolecall/contract/application-status.ts";
import {
  applicationMissingText,
  notYourJobText,
  type ApplicationFilter,
} from "@rolecall/contract/applications.ts";
import { jobMissingText } from "@rolecall/contract/jobs.ts";
import type { Db } from "#db/db.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import {
  countFilteredApplications,
  listFilteredApplications,
} from "./application-filter.queries.ts";
import {
  findApplication,
  findApplicationAccess,
  findJobAccess,
  jobHasApplications,
  listJobApplications,
} from "./applications.queries.ts";
import { listStatusChanges, moveApplications } from "./status-changes.queries.ts";

/** The applications of a job, or those of one of them on, for who manages it. */
export const listApplicationsOfJob = async (
  db: Db,
  { user, ...list }: { user: SignedInUser } & Parameters<typeof listJobApplications>[1],
) => {
  const access = await findJobAccess(db, { jobId: list.jobId, user });
  if (!access) throw new AppError("missing", jobMissingText);
  if (!access.isManaged) throw notYourJob();
  const { jobId, from, after } = list;
  const ids = [from, after].filter((id) => id !== undefined);
  if (ids.length > 0 && !(await jobHasApplications(db, { jobId, ids }))) throw applicationMissing();
  return listJobApplications(db, list);
};

const getApplication = async (db: Db, id: string) => {
  const application = await findApplication(db, id);
  if (!application) throw applicationMissing();
  return application;
};

/** Moves one application, for who manages its job. */
export const changeStatus = async (
  db: Db,
  { user, id, status }: { user: SignedInUser; id: string; status: ApplicationStatus },
) => {
  const moved = await moveApplications(db, { ids: [id], status, user });
  if (moved > 0) return getApplication(db, id);
  throw (await findApplicationAccess(db, { id, user })) ? notYourJob() : applicationMissing();
};

/** Every change of status: with the names of who changed it for who manages the job, without for the candidate. */
export const statusHistory = async (db: Db, { user, id }: { user: SignedInUser; id: string }) => {
  const access = await findApplicationAccess(db, { id, user });
  if (!access) throw applicationMissing();
  if (!access.isManaged && !access.isOwn) throw notYourJob();
  const changes = await listStatusChanges(db, id);
  return access.isManaged ? changes : changes.map((change) => ({ ...change, changedBy: null }));
};

export const filterApplications = async (
  db: Db,
  filtering: { user: SignedInUser; filter: ApplicationFilter },
) => {
  const [applications, total] = await Promise.all([
    listFilteredApplications(db, filtering),
    countFilteredApplications(db, filtering),
  ]);
  const totalPages = Math.max(1, Math.ceil(total / filtering.filter.limit));
  return { applications, total, totalPages };
};

const applicationMissing = () => new AppError("missing", applicationMissingText);
const notYourJob = () => new AppError("forbidden", notYourJobText);
