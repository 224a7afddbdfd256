// The queries of the site's administrators, of reports and of pictures, for `list-queries.ts`.
import { randomUUID } from "node:crypto";
import { overviewFigures } from "@rolecall/contract/admin/overview.ts";
import * as companies from "#features/admin/companies.queries.ts";
import * as jobs from "#features/admin/jobs.queries.ts";
import * as overview from "#features/admin/overview.queries.ts";
import * as people from "#features/admin/people.queries.ts";
import { listNames } from "#features/audit/names.queries.ts";
import { listAuditEntries } from "#features/audit/record.queries.ts";
import { hasAdmitted, hasInvitation } from "#features/auth/registration/registration.queries.ts";
import * as administrators from "#features/auth/supervision/supervision.queries.ts";
import { hasJobNotHeld } from "#features/jobs/supervision/supervision.queries.ts";
import * as outbox from "#features/letters/outbox.queries.ts";
import { deleteQueuedNaming } from "#features/letters/queued-letters.queries.ts";
import * as pictures from "#features/pictures/pictures.queries.ts";
import * as messageCases from "#features/reports/messages/message-cases.queries.ts";
import * as reports from "#features/reports/reports.queries.ts";
import * as site from "#features/site/site.queries.ts";
import type { Board } from "./asked.ts";

const nobody = randomUUID();
const now = new Date();
const longAgo = new Date(0);
/** The board of the test was made today; twelve weeks of a real one are a part of it. */
const tomorrow = new Date(now.getTime() + 24 * 3_600_000);
const slice = { page: 1, limit: 50 };

export const adminQueries: Record<string, (board: Board) => Promise<unknown>> = {
  "people, for administrators": async ({ db }) => {
    for (const filter of [
      {},
      { query: "user7" },
      { suspended: true },
      { waiting: true },
      { lost: true },
    ])
      await people.listPeople(db, { ...filter, ...slice });
  },
  "a person": ({ db, busy }) => people.findPerson(db, busy.recruiter),
  "the companies of a person": ({ db, busy }) => people.listCompaniesOf(db, busy.recruiter),
  "companies, for administrators": async ({ db }) => {
    for (const filter of [{}, { query: "company7" }, { verified: true }, { suspended: true }])
      await companies.listCompanies(db, { ...filter, ...slice });
  },
  "a company, for administrators": ({ db, busy }) => companies.findCompany(db, busy.company),
  "jobs, for administrators": async ({ db }) => {
    for (const filter of [{}, { query: "job7" }, { held: true }, { takenDown: true }])
      await jobs.listJobs(db, { ...filter, ...slice });
  },
  "a job, for administrators": ({ db, busy }) => jobs.findJob(db, busy.job),
  "figures of twelve weeks": async ({ db }) => {
    for (const figure of overviewFigures)
      await overview.countByWeek(db, { figure, since: tomorrow, today: tomorrow });
  },
  "the record": ({ db }) => listAuditEntries(db, { ...slice, most: 1_000 }),
  "the names of a page of the record": ({ db, busy }) =>
    listNames(db, [busy.company, busy.recruiter, busy.job, busy.application]),
  "the settings": ({ db }) => site.findSettings(db),
  "texts of the site": ({ db }) => site.listNewestVersions(db),
  "a text of the site": ({ db }) => site.findText(db, { name: "terms" }),
  "the newest backup": ({ db }) => site.findNewestBackup(db),
  "an invitation to register": ({ db }) => hasInvitation(db, { tokenHash: "-", now }),
  "whether somebody registered with an invitation": ({ db }) => hasAdmitted(db, "-"),
  "somebody to be marked": ({ db }) => administrators.findIdByUsername(db, "user-7"),
  administrators: ({ db }) => administrators.listAdministrators(db),
  "whether a company has had a look": ({ db, busy }) =>
    hasJobNotHeld(db, { companyId: busy.company }),
  "a job to report": ({ db, busy }) => reports.findJobToReport(db, busy.job),
  "whether somebody has reported": ({ db, busy }) =>
    reports.hasReported(db, { jobId: busy.job, reporterId: nobody, since: longAgo }),
  "who reported a job": ({ db, busy }) =>
    reports.listReporters(db, { jobId: busy.job, since: longAgo }),
  cases: async ({ db }) => {
    for (const isOpen of [true, false]) await reports.listCases(db, { isOpen, ...slice });
  },
  "cases of jobs": ({ db, busy }) => reports.listCasesOfJobs(db, [busy.job]),
  "cases of messages": ({ db }) => messageCases.listMessageCases(db, [nobody]),
  "a case of messages": ({ db }) => messageCases.lockMessageCase(db, nobody),
  "deciding about messages": ({ db, busy }) =>
    messageCases.updateToDecided(db, { id: nobody, decision: "dismiss", actorId: busy.owner }),
  "messages that were shown": ({ db }) => messageCases.listShownMessages(db, [nobody]),
  "who wrote messages": ({ db, busy }) =>
    messageCases.listAuthorsOf(db, {
      applicationId: busy.application,
      messageIds: [nobody],
      side: "candidate",
    }),
  "the words of reports about messages": ({ db }) => messageCases.updateToWordless(db, [nobody]),
  "the reasons of cases": ({ db, busy }) => reports.countReasons(db, [busy.job]),
  "the reports of cases": ({ db, busy }) => reports.listReportsOf(db, [busy.job]),
  "letters to deliver": ({ db }) => outbox.claimLetters(db, { kinds: ["-"], most: 10, seconds: 1 }),
  "letters in trouble": ({ db }) => outbox.countTroubled(db),
  "a letter taken back": ({ db }) => outbox.deleteWaiting(db, "-"),
  "letters that came long ago": ({ db }) =>
    outbox.deleteOldLetters(db, { delivered: new Date(0), failed: new Date(0) }),
  "letters of the release before": ({ db }) => deleteQueuedNaming(db, ["-"]),
  "letters that name somebody": ({ db }) => outbox.deleteLettersNaming(db, ["-"]),
  "a picture": ({ db }) => pictures.findPicture(db, { id: nobody, width: 96 }),
  "deleting a picture": ({ db }) => pictures.deletePicture(db, nobody),
};
