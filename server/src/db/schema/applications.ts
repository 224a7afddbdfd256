import { defaultAnswerDays } from "@rolecall/contract/applications/answer-days.ts";
import {
  applicationStatuses,
  undecidedStatuses,
} from "@rolecall/contract/applications/application-status.ts";
import { directSource } from "@rolecall/contract/applications/applications.ts";
import type { Written } from "@rolecall/contract/applications/written-draft.ts";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, isOneOf, moment, primaryId, updatedAt } from "./columns.ts";
import { jobs } from "./jobs.ts";
import { uploads } from "./uploads.ts";
import { users } from "./users.ts";

/** An application that is not erased has a candidate and their resume. */
export const applicationsWholeOrErased = "applications_whole_or_erased";

export const applications = pgTable(
  "applications",
  {
    id: primaryId(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: "restrict" }),
    /** Null of an erased application: one whose candidate is gone, or that was kept long enough. */
    candidateId: uuid().references(() => users.id, { onDelete: "restrict" }),
    coverLetter: text().notNull(),
    /** The resume as it was sent: it stays while the application has a candidate. */
    resumeId: uuid().references(() => uploads.id, { onDelete: "restrict" }),
    status: text({ enum: applicationStatuses }).notNull().default("pending"),
    appliedAt: createdAt(),
    updatedAt: updatedAt(),
    /** Since when the application is hired, if it is. */
    hiredAt: moment(),
    /** The employer's first look. */
    openedAt: moment(),
    withdrawnAt: moment(),
    /** Until when the employer promised an answer. The release before writes none: its jobs have the default. */
    answerBy: moment()
      .notNull()
      .default(sql.raw(`now() + interval '${defaultAnswerDays} days'`)),
    /** The first answer of the employer: the words are in docs/words.md. */
    answeredAt: moment(),
    /** When the candidate was last told that nobody answers. */
    toldLateAt: moment(),
    /** Of the link by which the candidate came. Null of an erased application. */
    source: text().default(directSource),
    /** Whether an answer is another one than the employer looks for. */
    ruledOut: boolean().notNull().default(false),
    /**
     * The stage of the job in which it was put. Where it is none, of another status or gone, the application
     * stands in the stage that `isHome` (db/schema/hiring/stages.ts).
     */
    stageId: uuid(),
    /** By which its employer knows it as long as it is anonymous: four letters or digits. Null of all others. */
    anonymousCode: text(),
    /** As it was when it was sent; null where there is none, and of an erased application. */
    matchScore: smallint(),
    /** Of the formula that made it; null as long as nobody looked. */
    matchVersion: text(),
  },
  (table) => [
    unique("applications_once_per_job").on(table.candidateId, table.jobId),
    // With all that recruiters filter and sort by, so that the filter reads no cover letters.
    index("applications_by_job").on(
      table.jobId,
      table.appliedAt,
      table.id,
      table.status,
      table.candidateId,
      table.withdrawnAt,
      table.stageId,
      table.anonymousCode,
    ),
    index("applications_anonymous")
      .on(table.jobId, table.anonymousCode)
      .where(sql`${table.anonymousCode} is not null`),
    index("applications_by_match").on(table.jobId, table.matchScore, table.id),
    index("applications_unmatched")
      .on(table.id)
      .where(sql`${table.matchVersion} is null and ${table.candidateId} is not null`),
    index("applications_by_job_and_status").on(table.jobId, table.status, table.withdrawnAt),
    // Each job's undecided ones, the oldest first.
    index("applications_undecided")
      .on(table.jobId, table.appliedAt)
      .where(sql`${isOneOf(table.status, undecidedStatuses)} and ${table.withdrawnAt} is null`),
    index("applications_withdrawn")
      .on(table.jobId)
      .where(sql`${table.withdrawnAt} is not null`),
    index("applications_ruled_out")
      .on(table.jobId)
      .where(sql`${table.ruledOut}`),
    // Each job's unanswered ones, those first that were promised an answer first.
    index("applications_unanswered")
      .on(table.jobId, table.answerBy, table.id)
      .where(
        sql`${table.answeredAt} is null and ${table.withdrawnAt} is null and ${table.candidateId} is not null`,
      ),
    index("applications_due")
      .on(table.answerBy)
      .where(
        sql`${table.answeredAt} is null and ${table.withdrawnAt} is null and ${table.candidateId} is not null`,
      ),
    index("applications_hired")
      .on(table.jobId, table.hiredAt)
      .where(sql`${table.hiredAt} is not null`),
    index("applications_by_candidate").on(table.candidateId, table.appliedAt, table.id),
    index("applications_by_time").on(table.appliedAt),
    index("applications_settled")
      .on(table.updatedAt)
      .where(sql`${table.candidateId} is not null and ${table.status} in ('rejected', 'hired')`),
    index("applications_by_resume").on(table.resumeId),
    check(
      applicationsWholeOrErased,
      sql`(${table.candidateId} is null) = (${table.resumeId} is null)`,
    ),
    check("applications_status_known", isOneOf(table.status, applicationStatuses)),
  ],
);

/** The columns that the candidate fills in; queries that insert and select take them from here. */
export const writtenColumns = {
  coverLetter: applications.coverLetter,
} satisfies Record<keyof Written, AnyPgColumn>;

/** What they hold once the application is erased. */
export const erasedWritten = {
  coverLetter: "",
} satisfies Record<keyof Written, string | null>;
