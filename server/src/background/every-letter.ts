import { newJobsLetter } from "#features/alerts/new-jobs.letter.ts";
import { closingLetter } from "#features/applications/statuses/closing.letter.ts";
import { statusLetter } from "#features/applications/statuses/status.letter.ts";
import { applicationsWaitLetter } from "#features/applications/unanswered/applications-wait.letter.ts";
import { noAnswerYetLetter } from "#features/applications/unanswered/no-answer-yet.letter.ts";
import { passwordChangedLetter } from "#features/auth/account/password-changed.letter.ts";
import { emailAskedLetter } from "#features/auth/email-change/email-asked.letter.ts";
import { emailChangeLetter } from "#features/auth/email-change/email-change.letter.ts";
import { emailChangedLetter } from "#features/auth/email-change/email-changed.letter.ts";
import { leavingLetter } from "#features/auth/leaving/leaving.letter.ts";
import { staysLetter } from "#features/auth/leaving/stays.letter.ts";
import { passkeyAddedLetter } from "#features/auth/passkeys/passkey-added.letter.ts";
import { passkeyRemovedLetter } from "#features/auth/passkeys/passkey-removed.letter.ts";
import { resetLinkLetter } from "#features/auth/password-reset/reset-link.letter.ts";
import { usernameChangedLetter } from "#features/auth/person/username-changed.letter.ts";
import { registrationInvitationLetter } from "#features/auth/registration/registration-invitation.letter.ts";
import { recoveryCodesMadeLetter } from "#features/auth/second-factor/recovery-codes-made.letter.ts";
import { twoStepOffLetter } from "#features/auth/second-factor/two-step-off.letter.ts";
import { twoStepOnLetter } from "#features/auth/second-factor/two-step-on.letter.ts";
import { recoveryCodeUsedLetter } from "#features/auth/second-step/recovery-code-used.letter.ts";
import { secondFactorEndsLetter } from "#features/auth/second-step/second-factor-ends.letter.ts";
import { secondFactorLostLetter } from "#features/auth/second-step/second-factor-lost.letter.ts";
import { secondStepFailedLetter } from "#features/auth/second-step/second-step-failed.letter.ts";
import { approvedLetter } from "#features/auth/supervision/approved.letter.ts";
import { suspendedLetter } from "#features/auth/supervision/suspended.letter.ts";
import { companySuspendedLetter } from "#features/companies/supervision/company-suspended.letter.ts";
import { exportReadyLetter } from "#features/data-export/export-ready.letter.ts";
import { receivedLetter } from "#features/employer-letters/received.letter.ts";
import { erasedLetter } from "#features/erasure/erased.letter.ts";
import { chooseATimeLetter } from "#features/interviews/letters/choose-a-time.letter.ts";
import { interviewLetter } from "#features/interviews/letters/interview.letter.ts";
import { scorecardWaitingLetter } from "#features/interviews/letters/scorecard-waiting.letter.ts";
import { tomorrowLetter } from "#features/interviews/letters/tomorrow.letter.ts";
import { jobStillOpenLetter } from "#features/jobs/confirmation/job-still-open.letter.ts";
import { jobUnlistedLetter } from "#features/jobs/confirmation/job-unlisted.letter.ts";
import { savedJobClosedLetter } from "#features/jobs/saved/saved-job-closed.letter.ts";
import { savedJobClosesSoonLetter } from "#features/jobs/saved/saved-job-closes-soon.letter.ts";
import { jobApprovedLetter } from "#features/jobs/supervision/job-approved.letter.ts";
import { jobTakenDownLetter } from "#features/jobs/supervision/job-taken-down.letter.ts";
import { dailyNewsLetter } from "#features/letters/daily/daily-news.letter.ts";
import { newMessageLetter } from "#features/messages/new-message.letter.ts";
import { applicationClosedLetter } from "#features/news/application-closed.letter.ts";
import { newApplicationLetter } from "#features/news/new-application.letter.ts";
import { mentionLetter } from "#features/notes/mention.letter.ts";
import { caseDecidedLetter } from "#features/reports/case-decided.letter.ts";
import { talkRequestLetter } from "#features/talent/requests/talk-request.letter.ts";
import { jobTakenOverLetter } from "#features/teams/hiring-team/job-taken-over.letter.ts";
import { invitationLetter } from "#features/teams/invitations/invitation.letter.ts";
import { memberJoinedLetter } from "#features/teams/invitations/member-joined.letter.ts";
import { becameOwnerLetter } from "#features/teams/members/became-owner.letter.ts";
import { handedOverLetter } from "#features/teams/members/handed-over.letter.ts";
import { memberRemovedLetter } from "#features/teams/members/member-removed.letter.ts";
import { roleChangedLetter } from "#features/teams/members/role-changed.letter.ts";
import { verificationLetter } from "#features/teams/verification/verification.letter.ts";
import type { LetterDefinition } from "#mail/define-letter.ts";

/** Every letter that there is. */
export const everyLetter: readonly LetterDefinition<unknown>[] = [
  passwordChangedLetter,
  emailAskedLetter,
  emailChangeLetter,
  emailChangedLetter,
  leavingLetter,
  staysLetter,
  passkeyAddedLetter,
  passkeyRemovedLetter,
  resetLinkLetter,
  usernameChangedLetter,
  registrationInvitationLetter,
  recoveryCodesMadeLetter,
  twoStepOffLetter,
  twoStepOnLetter,
  recoveryCodeUsedLetter,
  secondFactorEndsLetter,
  secondFactorLostLetter,
  secondStepFailedLetter,
  approvedLetter,
  suspendedLetter,
  companySuspendedLetter,
  exportReadyLetter,
  erasedLetter,
  receivedLetter,
  statusLetter,
  closingLetter,
  jobStillOpenLetter,
  jobUnlistedLetter,
  newApplicationLetter,
  applicationClosedLetter,
  newMessageLetter,
  mentionLetter,
  chooseATimeLetter,
  interviewLetter,
  tomorrowLetter,
  scorecardWaitingLetter,
  dailyNewsLetter,
  noAnswerYetLetter,
  applicationsWaitLetter,
  savedJobClosesSoonLetter,
  savedJobClosedLetter,
  newJobsLetter,
  talkRequestLetter,
  jobApprovedLetter,
  jobTakenDownLetter,
  caseDecidedLetter,
  jobTakenOverLetter,
  invitationLetter,
  memberJoinedLetter,
  becameOwnerLetter,
  handedOverLetter,
  memberRemovedLetter,
  roleChangedLetter,
  verificationLetter,
];
