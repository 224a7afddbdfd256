import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import type { ApplicationFilter } from "@rolecall/contract/applications/applications.schemas.ts";
import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import type { Slice } from "#db/keyset.ts";
import type { SignedInUser } from "#http/session.ts";
import { checkMay, checkMayRead, withApplicationCan } from "#policies/application.ts";
import type { Account } from "#policies/employer.ts";
import { checkIsOnHiringTeam } from "#policies/job.ts";
import { withMarks } from "#read-models/application-marks.queries.ts";
import {
  countFilteredApplications,
  listFilteredApplications,
} from "./application-filter.queries.ts";
import { applicationMissing } from "./application-missing.ts";
import {
  findApplication,
  jobHasApplication,
  listJobApplications,
  listOwnApplications,
} from "./applications.queries.ts";
import { listEraseTimes } from "./old-applications.queries.ts";
import { listStatusChanges, moveApplications } from "./status-changes.queries.ts";

/** One's own applications, each with the moment at which it is erased for its age. */
export const ownApplications = async (
  db: Db,
  list: Parameters<typeof listOwnApplications>[1],
  { retentionMonths: months }: Pick<Config, "retentionMonths">,
) => {
  const { items, ...page } = await listOwnApplications(db, list);
  const ids = items.map(({ id }) => id);
  const eraseTimes =
    months !== null && ids.length > 0 && (await listEraseTimes(db, { ids, months }));
  const withEnds = items.map((item) => ({
    ...item,
    eraseAt: (eraseTimes && eraseTimes.get(item.id)) || null,
  }));
  return { ...page, items: withEnds };
};

/** The same for the candidate, each with what they may do with it. */
export const ownApplicationsFor = async (
  db: Db,
  { user, ...slice }: { user: Account } & Slice,
  retention: Pick<Config, "retentionMonths">,
) => {
  const { items, ...page } = await ownApplications(
    db,
    { candidateId: user.id, ...slice },
    retention,
  );
  return { ...page, items: await withApplicationCan(db, user, items) };
};

/** Applications as their hiring team reads them: with their marks and what the user may do. */
const forHiringTeam = async (
  db: Db,
  user: SignedInUser,
  found: Parameters<typeof withApplicationCan<Loaded>>[2],
) => withMarks(db, await withApplicationCan(db, user, found), user.id);
type Loaded = NonNullable<Awaited<ReturnType<typeof findApplication>>>;

/** The applications of a job for its managers and reviewers, from the application `from` on if given. */
export const listApplicationsOfJob = async (
  db: Db,
  { user, ...list }: { user: SignedInUser } & Parameters<typeof listJobApplications>[1],
) => {
  const { jobId, from } = list;
  await checkIsOnHiringTeam(db, { jobId, user });
  if (from && !(await jobHasApplication(db, { jobId, id: from }))) throw applicationMissing();
  const { items, ...place } = await listJobApplications(db, list);
  return { ...place, items: await forHiringTeam(db, user, items) };
};

/** One application, for the candidate, and with its marks for the managers and reviewers of its job. */
export const getApplication = async (db: Db, which: { user: SignedInUser; id: string }) => {
  const { isRead } = await checkMayRead(db, which);
  return isRead ? getMarkedApplication(db, which) : loadApplication(db, which);
};

/** One application as its hiring team reads it; the caller checks who may. */
export const getMarkedApplication = async (
  db: Db,
  { user, id }: { user: SignedInUser; id: string },
) => {
  const [marked] = await withMarks(db, [await loadApplication(db, { user, id })], user.id);
  if (!marked) throw applicationMissing();
  return marked;
};

/** One application with what the user may do with it; the caller checks who may read it. */
export const loadApplication = async (db: Db, { user, id }: { user: SignedInUser; id: string }) => {
  const found = await findApplication(db, id);
  const [application] = await withApplicationCan(db, user, found ? [found] : []);
  if (!application) throw applicationMissing();
  return application;
};

/**
 * Changes the status of an application, for the managers of its job. It stays locked until it was
 * read again, so that each of several changes at once answers the status that it set.
 */
export const changeStatus = (
  db: Db,
  { user, id, status }: { user: SignedInUser; id: string; status: ApplicationStatus },
) =>
  db.transaction(async (db) => {
    const moved = await moveApplications(db, { ids: [id], status, user });
    if (moved > 0) return getMarkedApplication(db, { user, id });
    await checkMay(db, { id, user }, "decide");
    throw new Error("The application was not moved");
  });

/**
 * The status history. Managers and reviewers of the job see the author of each change; the
 * candidate does not.
 */
export const statusHistory = async (
  db: Db,
  { user, id, page, limit }: { user: SignedInUser; id: string; page: number; limit: number },
) => {
  const { isRead } = await checkMayRead(db, { user, id });
  const { items, total } = await listStatusChanges(db, { applicationId: id, page, limit });
  const shown = isRead ? items : items.map((change) => ({ ...change, changedBy: null }));
  return { items: shown, total, page, limit };
};

export const filterApplications = async (
  db: Db,
  filtering: { user: SignedInUser; filter: ApplicationFilter },
) => {
  const [{ items: applications, ...place }, total] = await Promise.all([
    listFilteredApplications(db, filtering),
    countFilteredApplications(db, filtering),
  ]);
  const totalPages = Math.max(1, Math.ceil(total / filtering.filter.limit));
  const marked = await forHiringTeam(db, filtering.user, applications);
  return { body: { applications: marked, total, totalPages }, total, ...place };
};
