import { randomUUIDv7 } from "node:crypto";
import { confirmLinkOverText } from "@rolecall/contract/jobs/confirmation.ts";
import type { jobChanges, newJob } from "@rolecall/contract/jobs/job-draft.ts";
import {
  jobHasApplicationsText,
  jobMissingText,
  jobStaysText,
} from "@rolecall/contract/jobs/jobs.ts";
import { alreadyPublishedText, publishFirstText } from "@rolecall/contract/jobs/publishing.ts";
import { takenDownText } from "@rolecall/contract/jobs/takedowns.ts";
import { profileMissingText } from "@rolecall/contract/profiles/profiles.ts";
import type * as z from "zod";
import { changedFields } from "#changed-fields.ts";
import { violates } from "#db/constraint-errors.ts";
import type { Db } from "#db/db.ts";
import { record } from "#events/record.service.ts";
import { recordChange } from "#features/audit/audit.service.ts";
import { countAct } from "#features/limits/limits.service.ts";
import { keepMatchOf } from "#features/match/kept-jobs.service.ts";
import { matchWithProfile, withMatchScores } from "#features/match/match.service.ts";
import { AppError, refuseStale } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { skillsOfJob } from "#match/job-skills.ts";
import { withApplicationCan } from "#policies/application.ts";
import type { Account } from "#policies/employer.ts";
import { asItsCandidateReads } from "#policies/held-back.sql.ts";
import { type JobRow, readJobCan } from "#policies/job-can.ts";
import { forManagers, hiddenAs } from "#policies/job.ts";
import { asEmployersRead } from "#read-models/anonymous/hide.ts";
import { withMarks } from "#read-models/application/application-marks.queries.ts";
import { takedownOf } from "#read-models/takedown.ts";
import { noteJobChanges } from "./changes/job-changes.service.ts";
import { kindOfEdit } from "./changes/noted-change.ts";
import { readConfirmToken } from "./confirmation/confirm-tokens.service.ts";
import { updateToConfirmed } from "./confirmation/confirmation.queries.ts";
import { changesCopies } from "./copies/compared-fields.ts";
import { findNearCopies, lockComparing } from "./copies/near-copies.service.ts";
import {
  applicationsHaveJob,
  deleteJob,
  findJob,
  findJobToChange,
  insertJob,
  listLoadedApplications,
  listManagedJobs,
  listOpenJobsOfCompany,
  listVisibleApplications,
  updateJob,
} from "./jobs.queries.ts";
import { placeColumns, placeIfUnplaced } from "./placing/job-places.service.ts";
import { admitJob, lockBothCompanies } from "./posting-rule.service.ts";
import { refusePassed, refuseUnordered } from "./refused-fields.ts";
import { refuseSuspendedCompany } from "./supervision/first-job.service.ts";

type Caller = SignedInUser | null;

/** One job with the applications that the caller may see, in full. */
export const getJob = async (db: Db, { id, user }: { id: string; user: Caller }) => {
  const job = await readableJob(db, { id, user });
  const [scored = job] = await withMatchScores(db, { user, jobs: [job] });
  const shown = await asDetail(db, { job: scored, user });
  if (!user) return { ...shown, applications: [] };
  const candidateId = job.isRead ? undefined : user.id;
  const loaded = await listLoadedApplications(db, { jobId: id, candidateId });
  const read = job.isRead ? loaded : loaded.map(asItsCandidateReads);
  const allowed = await withApplicationCan(db, user, read);
  if (!job.isRead) return { ...shown, applications: allowed };
  const marked = await withMarks(db, allowed, user.id);
  return { ...shown, applications: marked.map(asEmployersRead) };
};

/** How well the caller's profile fits a job, and why. */
export const matchOfJob = async (db: Db, { id, user }: { id: string; user: SignedInUser }) => {
  const job = await readableJob(db, { id, user });
  const match = await matchWithProfile(db, { userId: user.id, job });
  if (!match) throw new AppError("missing", profileMissingText);
  return match;
};

/** A job that the caller may read: drafts, held ones and those taken down are for their managers alone. */
export const readableJob = async (db: Db, which: { id: string; user: Caller }) => {
  const job = await findJob(db, which);
  if (!job) throw jobMissing();
  const { isDraft, heldSince, takenDownAt } = job;
  const isTakenDown = takenDownAt !== null;
  const hidden = hiddenAs({ isDraft, isHeld: heldSince !== null, isTakenDown });
  if (hidden === null || job.isManaged) return job;
  throw hidden === "missing" ? jobMissing() : new AppError("gone", takenDownText);
};

/** A job that the user manages, locked until the transaction ends. */
export const lockManagedJob = async (db: Db, which: { id: string; user: Account }) =>
  forManagers(await findJobToChange(db, which));

type Found = NonNullable<Awaited<ReturnType<typeof findJob>>>;

/** A job with what its managers read of it, and what the user may do with it. */
const asDetail = async (
  db: Db,
  { job, user }: { job: Found & { matchScore?: number | null }; user: Caller },
) => {
  const canOf = await readJobCan(db, user, [job]);
  const skills = skillsOfJob({ ...job, description: job.description ?? "" });
  const anonymousReview = user && job.isManaged ? job.anonymousReview : undefined;
  return { ...job, anonymousReview, ...managedFieldsOf(job), can: canOf(job), skills };
};

const managedFieldsOf = (
  job: Parameters<typeof takedownOf>[0] & { heldSince: Date | null; isListed: boolean },
) => ({ takedown: takedownOf(job), held: job.heldSince !== null, listed: job.isListed });

/** A job, for its managers alone. */
export const managedJob = async (db: Db, which: { id: string; user: SignedInUser }) =>
  forManagers(await findJob(db, which));

/** All jobs the caller manages, closed and expired ones too. */
export const managedJobs = async (
  db: Db,
  { user, ...slice }: { user: SignedInUser } & Parameters<typeof listManagedJobs>[1],
) => {
  const { items, ...page } = await listManagedJobs(db, { user, ...slice });
  const jobs = items.map((job) => ({ ...job, ...managedFieldsOf(job) }));
  return { ...page, items: await withApplications(db, { user, jobs }) };
};

export const openJobsOfCompany = async (
  db: Db,
  { user, ...which }: { user: Caller; companyId: string; limit: number },
) => withApplications(db, { user, jobs: await listOpenJobsOfCompany(db, which) });

/** Listed jobs, each with the applications that the caller may see, in brief, and what they may do with it. */
export const withApplications = async <Job extends JobRow>(
  db: Db,
  { user, jobs }: { user: Caller; jobs: Job[] },
) => {
  const [visible, canOf] = await Promise.all([
    user ? listVisibleApplications(db, { user, jobIds: jobs.map(({ id }) => id) }) : [],
    readJobCan(db, user, jobs),
  ]);
  const ofJob = Map.groupBy(visible, ({ jobId }) => jobId);
  return jobs.map((job) => ({
    ...job,
    can: canOf(job),
    applications: ofJob.get(job.id) ?? [],
  }));
};

/** Posts a job, or begins a draft of one. */
export const postJob = async (
  db: Db,
  { user, wanted }: { user: SignedInUser; wanted: z.output<typeof newJob> },
) => {
  const { draft: isDraft = false, ...fields } = wanted;
  const { companyId, location } = fields;
  refusePassed(fields.deadline);
  const id = randomUUIDv7();
  const place = location ? await placeColumns(db, location) : null;
  await db.transaction(async (db) => {
    const heldSince = await admitJob(db, { companyId, user });
    const job = { ...fields, ...place, id, postedBy: user.id };
    if (!isDraft) await lockComparing(db, companyId);
    // Whether a draft is to be looked at is said when it is posted.
    await insertJob(db, isDraft ? { ...job, isDraft, isActive: false } : { ...job, heldSince });
    await keepMatchOf(db, id);
    await noteJobChanges(db, [{ jobId: id, changedBy: user.id, what: "created" }]);
    if (isDraft) return;
    await findNearCopies(db, id);
    await recordChange(db, {
      actorId: user.id,
      action: "job-posted",
      subjectId: id,
      companyId,
      changes: fields,
    });
  });
  if (location && place) await placeIfUnplaced(db, { id, location, ...place });
  return getJob(db, { id, user });
};

/** Changes some fields of a job, for its managers. `isActive: false` closes it. */
export const changeJob = async (
  db: Db,
  { id, user, wanted }: { id: string; user: SignedInUser; wanted: z.output<typeof jobChanges> },
  config: { rateLimit: boolean },
) => {
  const { revision, draft: isOfDraft = false, ...fields } = wanted;
  const placed = await db.transaction(async (db) => {
    // Companies are locked before jobs, everywhere.
    if (fields.companyId) await lockBothCompanies(db, { id, to: fields.companyId });
    const job = await lockManagedJob(db, { id, user });
    const changes = changedFields({ ...job, answerDays: job.ownAnswerDays }, fields);
    const { companyId } = changes;
    if (isOfDraft && !job.isDraft) throw new AppError("conflict", alreadyPublishedText);
    if (job.isDraft && changes.isActive) throw new AppError("conflict", publishFirstText);
    refusePassed(changes.deadline);
    refuseUnordered({ ...job, ...changes });
    const heldSince = companyId ? await admitJob(db, { companyId, user }) : null;
    if (companyId) await refuseSuspendedCompany(db, job.companyId);
    refuseStale(job, revision);
    if (companyId && job.applicantCount > 0) throw new AppError("conflict", jobStaysText);
    if (Object.keys(changes).length === 0) return null;
    if (changes.isActive === false) await countAct(db, { act: "closing", of: id }, config);
    const { location } = changes;
    const place = location === undefined ? null : await placeColumns(db, location ?? "");
    // A poster who moves their own job to another company goes on managing it there.
    const isMovedByPoster = companyId !== undefined && job.postedBy === user.id;
    if (changes.isActive === false)
      await record(db, [
        { type: "job-closed", job: { id }, side: "employer", actorId: user.id, data: {} },
      ]);
    const isCompared = !job.isDraft && changesCopies(changes);
    if (isCompared) await lockComparing(db, companyId ?? job.companyId);
    await updateJob(db, {
      id,
      changes: {
        ...changes,
        ...place,
        ...(isMovedByPoster && { isTeamsAlone: false }),
        // One that is held already waits for its own approval, wherever it goes.
        ...(heldSince && !job.isDraft && { heldSince: job.heldSince ?? heldSince }),
        ...(changes.isActive && reopened()),
      },
    });
    await keepMatchOf(db, id);
    if (isCompared) await findNearCopies(db, id);
    const before = { ...job, answerDays: job.ownAnswerDays };
    await noteJobChanges(db, [
      { jobId: id, changedBy: user.id, what: kindOfEdit(changes), before, changes },
    ]);
    // The administrators' record says nothing of drafts.
    if (!job.isDraft)
      await recordChange(db, {
        actorId: user.id,
        action: "job-edited",
        subjectId: id,
        companyId: job.companyId,
        changes,
      });
    return location && place ? { id, location, ...place } : null;
  });
  if (placed) await placeIfUnplaced(db, placed);
  return getJob(db, { id, user });
};

/** Notes that a job is still open, for its managers, and lists it again. */
export const confirmJob = async (db: Db, { id, user }: { id: string; user: SignedInUser }) => {
  await db.transaction(async (db) => {
    await lockManagedJob(db, { id, user });
    await updateToConfirmed(db, id);
  });
  return getJob(db, { id, user });
};

/**
 * The same for who has the letter, as long as they manage the job. They may be signed out, and read nobody's
 * application here.
 */
export const confirmJobByLink = (db: Db, { token, user }: { token: string; user: Caller }) =>
  db.transaction(async (db) => {
    const linkOver = () => new AppError("bad-input", confirmLinkOverText);
    const link = await readConfirmToken(db, token);
    if (!link) throw linkOver();
    const which = { id: link.jobId, user: link.reader };
    const before = await findJobToChange(db, which);
    if (!before?.isManaged) throw linkOver();
    await updateToConfirmed(db, link.jobId);
    const job = await findJob(db, which);
    if (!job) throw linkOver();
    return { ...(await asDetail(db, { job, user })), applications: [] };
  });

/** Deletes a job without applications, for its managers. */
export const removeJob = async (db: Db, { id, user }: { id: string; user: SignedInUser }) => {
  const removing = db.transaction(async (db) => {
    const job = await lockManagedJob(db, { id, user });
    await deleteJob(db, id);
    if (job.isDraft) return;
    await recordChange(db, {
      actorId: user.id,
      action: "job-deleted",
      subjectId: id,
      companyId: job.companyId,
      changes: { title: job.title, companyId: job.companyId },
    });
  });
  try {
    await removing;
  } catch (error) {
    if (violates(error, applicationsHaveJob))
      throw new AppError("conflict", jobHasApplicationsText);
    throw error;
  }
};

/** Who reopens a job says that it is open. */
const reopened = () => ({ confirmedAt: new Date(), confirmAskedAt: null, unlistedAt: null });

const jobMissing = () => new AppError("missing", jobMissingText);
