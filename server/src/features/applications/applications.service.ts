import type { ApplicationFilter } from "@rolecall/contract/applications/applications.schemas.ts";
import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import type { SignedInUser } from "#http/session.ts";
import { checkMayRead, withApplicationCan } from "#policies/application.ts";
import type { Account } from "#policies/employer.ts";
import { asItsCandidateReads } from "#policies/held-back.sql.ts";
import { checkIsOnHiringTeam } from "#policies/job.ts";
import { asEmployersRead } from "#read-models/anonymous/hide.ts";
import { withMarks } from "#read-models/application/application-marks.queries.ts";
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

type OwnList = Parameters<typeof listOwnApplications>[1];

/** One's own applications, each with the moment at which it is erased for its age. */
export const ownApplications = async (
  db: Db,
  list: OwnList,
  { retentionMonths: months }: Pick<Config, "retentionMonths">,
) => {
  const { items, ...page } = await listOwnApplications(db, list);
  const ids = items.map(({ id }) => id);
  const eraseTimes =
    months !== null && ids.length > 0 && (await listEraseTimes(db, { ids, months }));
  const withEnds = items.map((item) => ({
    ...asItsCandidateReads(item),
    eraseAt: (eraseTimes && eraseTimes.get(item.id)) || null,
  }));
  return { ...page, items: withEnds };
};

/** The same for the candidate, each with what they may do with it. */
export const ownApplicationsFor = async (
  db: Db,
  { user, ...list }: { user: Account } & Omit<OwnList, "candidateId">,
  retention: Pick<Config, "retentionMonths">,
) => {
  const { items, ...page } = await ownApplications(
    db,
    { candidateId: user.id, ...list },
    retention,
  );
  return { ...page, items: await withApplicationCan(db, user, items) };
};

/** Applications as their hiring team reads them: with their marks and what the user may do. */
const forHiringTeam = async (
  db: Db,
  user: SignedInUser,
  found: Parameters<typeof withApplicationCan<Loaded>>[2],
) => {
  const marked = await withMarks(db, await withApplicationCan(db, user, found), user.id);
  return marked.map(asEmployersRead);
};
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
  return isRead ? getMarkedApplication(db, which) : loadOwnApplication(db, which);
};

/** One application as its hiring team reads it; the caller checks who may. */
export const getMarkedApplication = async (
  db: Db,
  { user, id }: { user: SignedInUser; id: string },
) => {
  const found = await findApplication(db, id);
  const [marked] = await forHiringTeam(db, user, found ? [found] : []);
  if (!marked) throw applicationMissing();
  return marked;
};

/** One application as its candidate reads it; the caller checks whose it is. */
export const loadOwnApplication = async (
  db: Db,
  { user, id }: { user: SignedInUser; id: string },
) => {
  const found = await findApplication(db, id);
  const read = found ? [asItsCandidateReads(found)] : [];
  const [application] = await withApplicationCan(db, user, read);
  if (!application) throw applicationMissing();
  return application;
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
