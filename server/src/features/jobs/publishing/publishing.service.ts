import { jobDraft } from "@rolecall/contract/jobs/job-draft.ts";
import { postingRefusal } from "@rolecall/contract/jobs/jobs.ts";
import { alreadyPublishedText, publishingPassedText } from "@rolecall/contract/jobs/publishing.ts";
import { instantOf } from "@rolecall/contract/values/instant-of.ts";
import type { Db } from "#db/db.ts";
import { recordChange } from "#features/audit/audit.service.ts";
import { noteJobChanges } from "#features/jobs/changes/job-changes.service.ts";
import { findNearCopies, lockComparing } from "#features/jobs/copies/near-copies.service.ts";
import { getJob, lockManagedJob } from "#features/jobs/jobs.service.ts";
import { admitJob } from "#features/jobs/posting-rule.service.ts";
import { refusePassed } from "#features/jobs/refused-fields.ts";
import { findCompanyOfJob } from "#features/jobs/team-jobs.queries.ts";
import { keepMatchOf } from "#features/match/kept-jobs.service.ts";
import { tell } from "#features/news/news.service.ts";
import { AppError } from "#http/errors.ts";
import { parseInput } from "#http/request/parse-input.ts";
import type { SignedInUser } from "#http/session.ts";
import type { Account } from "#policies/employer.ts";
import { lockCompany } from "#read-models/locked-company.queries.ts";
import { listDue, lockDue, updatePublishAt, updateToPublished } from "./publishing.queries.ts";

type Which = { id: string; user: Account };

/** Posts a draft, for its managers: now where `at` is undefined, else at that time, or with null no longer. */
export const publishJob = async (
  db: Db,
  { id, user, at }: { id: string; user: SignedInUser; at?: Date | null | undefined },
) => {
  if (at && at <= new Date()) throw new AppError("bad-input", publishingPassedText, { path: "at" });
  await db.transaction(async (db) => {
    if (at !== undefined) return plan(db, { id, user, at });
    await lockCompanyOf(db, id);
    await publish(db, { id, user });
  });
  return getJob(db, { id, user });
};

/** Companies are locked before jobs, everywhere. */
const lockCompanyOf = async (db: Db, id: string): Promise<void> => {
  const companyId = await findCompanyOfJob(db, id);
  if (companyId) await lockCompany(db, companyId, "share");
};

const lockDraft = async (db: Db, which: Which) => {
  const job = await lockManagedJob(db, which);
  if (!job.isDraft) throw new AppError("conflict", alreadyPublishedText);
  return job;
};

const plan = async (db: Db, { at, ...which }: Which & { at: Date | null }): Promise<void> => {
  await lockDraft(db, which);
  await updatePublishAt(db, which.id, { publishAt: at, publishBy: at && which.user.id });
};

/** Posts a draft by the rules and rights of posting. Nothing is written where one refuses it. */
const publish = async (db: Db, which: Which): Promise<void> => {
  const job = await lockDraft(db, which);
  const { id, user } = which;
  const { deadline, ownAnswerDays: answerDays } = job;
  const draft = parseInput(
    jobDraft,
    { ...job, answerDays, deadline: deadline && instantOf(deadline) },
    "bad-input",
  );
  refusePassed(deadline);
  const heldSince = await admitJob(db, { companyId: job.companyId, user });
  await lockComparing(db, job.companyId);
  await updateToPublished(db, { id, heldSince });
  await findNearCopies(db, id);
  await keepMatchOf(db, id);
  await noteJobChanges(db, [{ jobId: id, changedBy: user.id, what: "published" }]);
  await recordChange(db, {
    actorId: user.id,
    action: "job-posted",
    subjectId: id,
    companyId: job.companyId,
    changes: draft,
  });
};

/** Few enough that a task ends soon; what is left is due again. */
const draftsAtOnce = 1_000;

/**
 * Posts the drafts whose time has come, each in a transaction of its own. One that a rule refuses stays a draft,
 * and its employer is told why.
 */
export const publishDueJobs = async (db: Db): Promise<void> => {
  for (const { id } of await listDue(db, draftsAtOnce))
    await db.transaction(async (db) => {
      await lockCompanyOf(db, id);
      const planned = await lockDue(db, id);
      if (!planned) return;
      const refused = await refusalOf(async () => {
        if (!planned.by) throw new AppError("forbidden", postingRefusal);
        await publish(db, { id, user: { ...planned.by, waiting: false } });
      });
      if (refused === null) return;
      await updatePublishAt(db, id, { publishAt: null, publishBy: null });
      if (planned.employerId === null) return;
      const text = `Not published: ${planned.title}. ${refused}`;
      const to = planned.employerId;
      await tell(db, [{ to, kind: "unpublished", text, link: `/jobs/${id}`, jobId: id }]);
    });
};

/** The sentence with which an act is refused; null where it is done. */
const refusalOf = async (act: () => Promise<void>): Promise<string | null> => {
  try {
    await act();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
};
