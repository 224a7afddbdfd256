// The queries of accounts, for `list-queries.ts`.
import { randomUUID } from "node:crypto";
import type { Db } from "#db/db.ts";
import { deleteAnswers } from "#features/applications/erase-applications.queries.ts";
import {
  listEraseTimes,
  lockOfJobs,
  lockSettled,
} from "#features/applications/old-applications.queries.ts";
import * as account from "#features/auth/account/account.queries.ts";
import * as attempts from "#features/auth/attempts.queries.ts";
import * as accounts from "#features/auth/auth.queries.ts";
import * as emailChanges from "#features/auth/email-change/email-changes.queries.ts";
import * as leaving from "#features/auth/leaving/leaving.queries.ts";
import * as passkeys from "#features/auth/passkeys/passkeys.queries.ts";
import * as resets from "#features/auth/password-reset/password-reset.queries.ts";
import { deleteInvitationsTo } from "#features/auth/registration/registration.queries.ts";
import * as factors from "#features/auth/second-factor/factors.queries.ts";
import * as lostFactors from "#features/auth/second-step/lost-factors.queries.ts";
import * as pending from "#features/auth/second-step/pending-sign-ins.queries.ts";
import * as sessions from "#features/auth/sessions/session.queries.ts";
import { findSocialUser } from "#features/auth/social/social-accounts.queries.ts";
import * as exports from "#features/data-export/data-exports.queries.ts";
import * as ownRows from "#features/data-export/own-rows.queries.ts";
import { deleteTold } from "#features/equal-opportunity/equal-opportunity.queries.ts";
import { eraseApplicationsOf } from "#features/erasure/erase-applications.service.ts";
import { lockJobsToClose } from "#features/jobs/erased-poster.queries.ts";
import { leaveJobsBehind } from "#features/jobs/erased-poster.service.ts";
import { lockJobsToRetire } from "#features/jobs/retired-jobs.queries.ts";
import * as savedJobs from "#features/jobs/saved/saved-jobs.queries.ts";
import * as notifications from "#features/letters/notifications.queries.ts";
import { deleteFilesOf } from "#features/messages/erased-messages.queries.ts";
import { deleteNotes } from "#features/notes/erased-notes.queries.ts";
import * as portraits from "#features/pictures/portraits.queries.ts";
import { updateToLeftBehind } from "#features/resumes/unused-resumes.queries.ts";
import { deleteScorecards } from "#features/scorecards/erased-scorecards.queries.ts";
import { lockCompaniesOf } from "#features/teams/members/erased-member.queries.ts";
import * as tour from "#features/tour/tour.queries.ts";
import { findSuccessor } from "#policies/company.ts";
import { findReadablePortrait } from "#read-models/readable-portrait.queries.ts";
import type { Busiest } from "#test/plans/board.ts";
import { alertQueries } from "./alert-queries.ts";
import { savedJobQueries } from "./saved-job-queries.ts";

const longAgo = new Date(0);
const nobody = { id: randomUUID() };
const email = "user-7@people.example";
const attempt = { action: "failed-sign-in", address: "192.0.2.1", account: "user-1" } as const;
const link = { tokenHash: "-", now: new Date() };
const firstRows = { page: 1, limit: 100 };
const open = { now: new Date(), startedAfter: longAgo };

export const accountQueries: Record<
  string,
  (board: { db: Db; busy: Busiest }) => Promise<unknown>
> = {
  attempts: ({ db }) => attempts.listAttempts(db, { attempt, since: longAgo, limit: 100 }),
  "forgetting attempts": ({ db }) => attempts.deleteAttempts(db, attempt),
  "people of the tour": ({ db }) => tour.listGuides(db),
  "the newest application of somebody of the tour": ({ db, busy }) =>
    tour.findNewestApplication(db, busy.candidate),
  "somebody who signs in": ({ db }) => accounts.findUserToSignIn(db, "user-7"),
  "somebody to write to": ({ db }) => accounts.listUsersToWriteTo(db, "user-7@people.example"),
  "somebody by email": ({ db }) => accounts.findUserByEmail(db, "user-7@people.example"),
  "somebody by account": ({ db }) => findSocialUser(db, { provider: "github", subject: "7" }),
  "links of somebody": ({ db, busy }) =>
    resets.countResets(db, { userId: busy.candidate, since: longAgo }),
  "a link": ({ db }) => resets.findUserOfReset(db, link),
  "locking somebody's links": ({ db }) => resets.lockLinksOfUser(db, nobody.id),
  "deleting a link": ({ db }) => resets.deleteReset(db, link.tokenHash),
  "ending the links of somebody": ({ db }) => resets.endResetsOfUser(db, nobody.id),
  "a new address that somebody asked for": ({ db, busy }) =>
    emailChanges.findPendingEmail(db, { userId: busy.candidate, now: link.now }),
  "requests of somebody": ({ db, busy }) =>
    emailChanges.findRequestAtLimit(db, {
      by: "userId",
      value: busy.candidate,
      since: longAgo,
      most: 5,
    }),
  "requests for an address": ({ db }) =>
    emailChanges.findRequestAtLimit(db, { by: "address", value: "-", since: longAgo, most: 5 }),
  "a link to an address": ({ db }) =>
    emailChanges.findEmailOfLink(db, { ...link, userId: nobody.id }),
  "an address that another has": ({ db }) =>
    emailChanges.isNameOfAnother(db, { email: "user-7@people.example", userId: nobody.id }),
  "ending requests": ({ db }) => emailChanges.endEmailChanges(db, nobody.id),
  "settings of somebody": ({ db, busy }) => notifications.listSettings(db, busy.candidate),
  "wishes for letters": ({ db }) =>
    notifications.findWishes(db, { email: "user-7@people.example", kind: "team" }),
  "whom a token stops": ({ db }) => notifications.findRecipientByToken(db, "-"),
  "a picture of somebody": ({ db }) =>
    findReadablePortrait(db, { id: nobody.id, readerId: nobody.id }),
  "pictures that somebody never showed": ({ db }) =>
    portraits.deleteUnshownPortraits(db, { ownerId: nobody.id, pathPrefix: "/objects/" }),
  "pictures that somebody no longer shows": ({ db }) =>
    portraits.deletePortraitsBut(db, { id: null, ownerId: nobody.id }),
  "passkeys of somebody": ({ db, busy }) => passkeys.listPasskeys(db, busy.candidate),
  "what browsers need of them": ({ db, busy }) => passkeys.listCredentials(db, busy.candidate),
  "a passkey": ({ db }) => passkeys.findCredential(db, "-"),
  "deleting a passkey": ({ db }) =>
    passkeys.deletePasskey(db, { id: nobody.id, userId: nobody.id }),
  "factors of somebody": ({ db, busy }) => factors.findFactors(db, busy.candidate),
  "a secret that waits": ({ db, busy }) => factors.findUnconfirmed(db, busy.candidate),
  "the end of a secret that waits": ({ db }) => factors.deleteUnconfirmedOf(db, nobody.id),
  "deleting an authenticator": ({ db }) => factors.deleteAuthenticator(db, nobody.id),
  "a sign-in under way": ({ db }) =>
    pending.findPending(db, { tokenHash: link.tokenHash, now: link.now }),
  "a wrong code": ({ db }) => pending.countWrongCode(db, link.tokenHash),
  "the end of a sign-in under way": ({ db }) => pending.deletePending(db, link.tokenHash),
  "the end of a report": ({ db }) => lostFactors.deleteReport(db, nobody.id),
  "whether a factor is older than the proof": ({ db }) =>
    lostFactors.hasFactorSetBeforeProof(db, nobody.id),
  "the end of passkeys": ({ db }) => lostFactors.deletePasskeysOf(db, nobody.id),
  "the end of invitations to register": ({ db }) => deleteInvitationsTo(db, [email]),
  "the end of factors": ({ db }) => lostFactors.deleteFactorsOf(db, [nobody.id]),
  "what somebody holds": ({ db, busy }) => account.countHoldings(db, busy.candidate),
  "sessions of somebody": ({ db, busy }) =>
    account.listOwnSessions(db, { userId: busy.candidate, ...open, page: 1, limit: 20 }),
  "whether one of them is open": ({ db }) =>
    sessions.hasSession(db, { userId: nobody.id, sessionId: nobody.id }),
  "ending one of them": ({ db }) =>
    account.deleteOwnSession(db, { userId: nobody.id, sessionId: nobody.id }),
  "ending all but one": ({ db }) =>
    sessions.deleteOtherSessions(db, { userId: nobody.id, sessionId: nobody.id }),
  "accounts to erase": ({ db }) => leaving.listDueAccounts(db, { now: new Date(), most: 100 }),
  "an account to erase": ({ db }) => leaving.lockDueAccount(db, { id: nobody.id, now: new Date() }),
  "the end of an account": ({ db }) => leaving.deleteAccount(db, nobody.id),
  "applications of somebody erased": ({ db }) => eraseApplicationsOf(db, nobody.id),
  "what stands elsewhere of applications that are erased": async ({ db }) => {
    for (const remove of [deleteAnswers, deleteFilesOf, deleteNotes, deleteScorecards, deleteTold])
      await remove(db, [nobody.id]);
  },
  "files of somebody erased": ({ db }) => updateToLeftBehind(db, nobody.id),
  "jobs of somebody erased": ({ db }) => leaveJobsBehind(db, { userId: nobody.id, companyIds: [] }),
  "teams of somebody erased": ({ db }) => lockCompaniesOf(db, nobody.id),
  "open jobs that nobody manages without somebody erased": ({ db, busy }) =>
    lockJobsToClose(db, { userId: nobody.id, companyIds: [busy.company] }),
  "the successor of an owner": ({ db, busy }) =>
    findSuccessor(db, { companyId: busy.company, ownerId: nobody.id }),
  "applications to erase for their age": ({ db }) => lockSettled(db, { months: 6, most: 500 }),
  "applications to erase of old jobs": ({ db }) =>
    lockOfJobs(db, { jobIds: [nobody.id], most: 500 }),
  "old jobs": ({ db }) => lockJobsToRetire(db, { months: 6, most: 20 }),
  "the ends of applications": ({ db }) => listEraseTimes(db, { ids: [nobody.id], months: 6 }),
  "an archive of somebody's data": ({ db, busy }) => exports.findExport(db, busy.candidate),
  "replacing an archive": ({ db }) => exports.updateToReplaced(db, nobody.id),
  "an archive to prepare": ({ db }) => exports.claimExport(db, 60),
  "an archive under way": ({ db }) => exports.updateUntouched(db, { ...nobody, attempt: 1 }, 60),
  "archives that are over": ({ db }) => exports.deleteOver(db, 20),
  "histories in an archive": ({ db, busy }) =>
    ownRows.listHistories(db, [busy.application, nobody.id]),
  "all changes of somebody's applications": ({ db, busy }) =>
    ownRows.listOwnChanges(db, { candidateId: busy.candidate, ...firstRows }),
  "jobs that somebody posted": ({ db, busy }) =>
    ownRows.listPostedJobs(db, { postedBy: busy.recruiter, ...firstRows }),
  "companies of somebody": ({ db, busy }) =>
    ownRows.listOwnCompanies(db, { userId: busy.recruiter, ...firstRows }),
  ...savedJobQueries,
  ...alertQueries,
  "the number of somebody's saved jobs": ({ db, busy }) =>
    savedJobs.countSavedJobs(db, busy.candidate),
  "the deletion of a saved job": ({ db, busy }) =>
    savedJobs.deleteSavedJob(db, { userId: busy.candidate, jobId: busy.job }),
  "the saved jobs of an archive": ({ db, busy }) =>
    ownRows.listSavedRows(db, { userId: busy.candidate, ...firstRows }),
  "a password": ({ db, busy }) => accounts.findPasswordHash(db, busy.candidate),
  "an address of somebody erased": ({ db }) =>
    notifications.deleteRecipients(db, ["user-7@people.example"]),
  "ending a session": ({ db }) => sessions.deleteSession(db, link.tokenHash),
  "ending the oldest sessions of somebody": ({ db }) =>
    sessions.deleteOldSessions(db, { userId: nobody.id, most: 50 }),
  "ending the sessions of somebody": ({ db }) => sessions.deleteSessionsOfUser(db, nobody.id),
};
