import { givenRoles } from "@rolecall/contract/teams/member-role.ts";
import type { Queue } from "pg-boss";
import * as z from "zod";
import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import { refreshAnswers } from "#features/answers/answers.service.ts";
import { forgetExpired } from "#features/auth/clean-up.service.ts";
import { endLostFactors } from "#features/auth/second-step/lost-factors.service.ts";
import { countEndedOpenings } from "#features/companies/openings.service.ts";
import { deleteOverExports } from "#features/data-export/data-export.service.ts";
import { prepareExports } from "#features/data-export/prepare-exports.service.ts";
import { eraseAccounts } from "#features/erasure/erase-accounts.service.ts";
import { eraseOldApplications } from "#features/erasure/erase-old-applications.service.ts";
import { lookForGhostJobs } from "#features/jobs/confirmation/confirmation.service.ts";
import { placeJobs } from "#features/jobs/job-places.service.ts";
import { forgetMessageKeys } from "#features/messages/messages.service.ts";
import { notice } from "#features/notices/notice.ts";
import { cleanUpResumes } from "#features/resumes/unused-resumes.service.ts";
import { cleanUpUploads } from "#features/resumes/upload/abandoned-uploads.service.ts";
import { reindexJobs } from "#features/search/upkeep/reindex.service.ts";
import { forgetLetters } from "#features/teams/letters/letter-limits.service.ts";
import type { FileStore } from "#files/file-store.ts";
import { type Letters, type Mailer, safetyLetterKinds, type TeamOccasion } from "#mail/mailer.ts";

/** The services that workers use. */
export interface WorkerServices {
  config: Config;
  db: Db;
  files: FileStore;
  /** Queues further letters. */
  mailer: Mailer;
  /** Delivers at once: it is this side of the queue that does the work. */
  delivery: Letters<Db>;
}

export interface Worker {
  queue: string;
  /** Retries and time limits of the queue's jobs. */
  options: Omit<Queue, "name">;
  /** The time at which the job is queued by itself: a cron expression, in UTC. */
  schedule?: string;
  /** The number of seconds after its end at which the job is queued again. */
  againAfter?: number;
  /** If true, one job waits, however often it is asked for: it does all that there is to do. */
  waitsOnce?: true;
  /** If true, nothing is kept of a job that was done. */
  leavesNothing?: true;
  /** If true, the job is queued with every start of a server. */
  atStart?: true;
  work: (services: WorkerServices, data: unknown) => Promise<void>;
}

const minute = 60;

/**
 * In seconds. With the pause between two looks at the queue, work that is due at a time is done within a
 * minute of it; by its schedule alone it may take two.
 */
const soon = 20;

/**
 * Retries half a minute to an hour apart, for about half a day. A hanging mail server is given up
 * on in between.
 */
const patient = {
  retryLimit: 16,
  retryBackoff: true,
  retryDelay: 30,
  retryDelayMax: 60 * minute,
  expireInSeconds: 2 * minute,
  deleteAfterSeconds: 24 * 60 * minute,
};

/** What a letter in the queue names, people and addresses, goes once it was delivered. */
const letters = { options: patient, leavesNothing: true } as const;

export const teamLetterQueue = "mail-team";
const teamLetterData = z.discriminatedUnion("about", [
  z.object({ about: z.literal("invitation"), invitationId: z.string(), letter: z.int() }),
  z.object({ about: z.literal("member-joined"), invitationId: z.string(), userId: z.string() }),
  z.object({
    about: z.literal("role-changed"),
    companyId: z.string(),
    userId: z.string(),
    role: z.enum(givenRoles),
  }),
  z.object({
    about: z.enum(["member-removed", "became-owner", "handed-over"]),
    companyId: z.string(),
    userId: z.string(),
  }),
  z.object({ about: z.literal("job-taken-over"), jobId: z.string(), userId: z.string() }),
  z.object({ about: z.literal("verification"), companyId: z.string(), letter: z.int() }),
]) satisfies z.ZodType<TeamOccasion>;

export const resetLinkQueue = "mail-reset-link";
/** Jobs may be older than the code that reads them. */
const resetLinkData = z.object({ identifier: z.string() });

export const safetyLetterQueue = "mail-safety-letter";
const safetyLetterData = z.object({
  userId: z.string(),
  kind: z.enum(safetyLetterKinds),
  at: z.coerce.date().optional(),
  to: z.string().optional(),
});
export const emailChangeQueue = "mail-email-change";
const emailChangeData = z.object({ changeId: z.string() });
export const invitationQueue = "mail-registration-invitation";
const invitationData = z.object({ invitationId: z.string() });
export const noticeQueue = "mail-notice";
export const exportQueue = "prepare-exports";

/** Everything that is done in the background. */
export const workers: Worker[] = [
  {
    queue: resetLinkQueue,
    ...letters,
    work: ({ db, delivery }, data) =>
      delivery.sendResetLink(db, resetLinkData.parse(data).identifier),
  },
  {
    queue: teamLetterQueue,
    ...letters,
    work: ({ db, delivery }, data) => delivery.sendTeamLetter(db, teamLetterData.parse(data)),
  },
  {
    queue: "forget-team-letters",
    options: { expireInSeconds: 15 * minute },
    schedule: "30 3 * * *",
    work: ({ db }) => forgetLetters(db),
  },
  {
    queue: safetyLetterQueue,
    ...letters,
    work: ({ db, delivery }, data) => delivery.sendSafetyLetter(db, safetyLetterData.parse(data)),
  },
  {
    queue: "erase-accounts",
    options: { expireInSeconds: 60 * minute },
    againAfter: soon,
    schedule: "* * * * *",
    atStart: true,
    work: ({ db, files, mailer }) => eraseAccounts(db, { files, mailer }),
  },
  {
    queue: "erase-old-applications",
    options: { expireInSeconds: 60 * minute },
    againAfter: soon,
    schedule: "* * * * *",
    atStart: true,
    work: ({ db, config }) => eraseOldApplications(db, config.retentionMonths),
  },
  {
    queue: "count-openings",
    options: { expireInSeconds: 5 * minute },
    againAfter: soon,
    schedule: "* * * * *",
    atStart: true,
    work: ({ db }) => countEndedOpenings(db),
  },
  {
    queue: "refresh-answers",
    options: { expireInSeconds: 10 * minute },
    againAfter: soon,
    schedule: "* * * * *",
    atStart: true,
    work: ({ db }) => refreshAnswers(db),
  },
  {
    queue: "look-for-ghost-jobs",
    options: { expireInSeconds: 5 * minute },
    againAfter: soon,
    schedule: "* * * * *",
    atStart: true,
    work: ({ db, mailer }) => lookForGhostJobs(db, mailer),
  },
  {
    // At once, where somebody has just asked.
    queue: exportQueue,
    options: { retryLimit: 0, expireInSeconds: 60 * minute },
    waitsOnce: true,
    work: ({ db, files, mailer, config }) => prepareExports(db, { files, mailer, config }),
  },
  {
    // What failed, or whose server died; and the end of archives.
    queue: "look-after-exports",
    options: { expireInSeconds: 60 * minute },
    againAfter: soon,
    schedule: "* * * * *",
    atStart: true,
    work: async ({ db, files, mailer, config }) => {
      await deleteOverExports(db, files);
      await prepareExports(db, { files, mailer, config });
    },
  },
  {
    queue: emailChangeQueue,
    ...letters,
    work: ({ db, delivery }, data) =>
      delivery.sendEmailChange(db, emailChangeData.parse(data).changeId),
  },
  {
    queue: "end-lost-factors",
    options: { expireInSeconds: 5 * minute },
    schedule: "* * * * *",
    atStart: true,
    work: ({ db, mailer }) => endLostFactors(db, mailer),
  },
  {
    queue: invitationQueue,
    ...letters,
    work: ({ db, delivery }, data) =>
      delivery.sendRegistrationInvitation(db, invitationData.parse(data).invitationId),
  },
  {
    queue: noticeQueue,
    ...letters,
    work: ({ db, delivery }, data) => delivery.sendNotices(db, [notice.parse(data)]),
  },
  {
    queue: "forget-expired",
    options: { expireInSeconds: 15 * minute },
    schedule: "20 3 * * *",
    work: async ({ db }) => {
      await forgetExpired(db);
      await forgetMessageKeys(db, new Date());
    },
  },
  {
    queue: "clean-up-uploads",
    options: { expireInSeconds: 15 * minute },
    schedule: "40 * * * *",
    work: ({ db, files }) => cleanUpUploads(db, files),
  },
  {
    queue: "clean-up-resumes",
    options: { expireInSeconds: 60 * minute },
    schedule: "50 3 * * *",
    work: ({ db, files }) => cleanUpResumes(db, files),
  },
  {
    queue: "place-jobs",
    options: { expireInSeconds: 60 * minute },
    atStart: true,
    work: ({ db }) => placeJobs(db),
  },
  {
    queue: "reindex-jobs",
    options: { expireInSeconds: 12 * 60 * minute },
    atStart: true,
    work: ({ db }) => reindexJobs(db),
  },
];
