import { tellOfNewJobsTask } from "#features/alerts/tell-of-new-jobs.task.ts";
import { refreshAnswersTask } from "#features/answers/refresh-answers.task.ts";
import { matchApplicationsTask } from "#features/applications/match/match-applications.task.ts";
import { tellOfLateAnswersTask } from "#features/applications/unanswered/tell-of-late-answers.task.ts";
import { tellOfWaitingTask } from "#features/applications/unanswered/tell-of-waiting.task.ts";
import { forgetUndosTask } from "#features/applications/undo/forget-undos.task.ts";
import { forgetExpiredTask } from "#features/auth/forget-expired.task.ts";
import { endLostFactorsTask } from "#features/auth/second-step/end-lost-factors.task.ts";
import { countOpeningsTask } from "#features/companies/count-openings.task.ts";
import { deleteOverExportsTask } from "#features/data-export/delete-over-exports.task.ts";
import { prepareExportsTask } from "#features/data-export/prepare-exports.task.ts";
import { computeImpactTask } from "#features/equal-opportunity/compute-impact.task.ts";
import { eraseAccountsTask } from "#features/erasure/erase-accounts.task.ts";
import { eraseOldApplicationsTask } from "#features/erasure/erase-old-applications.task.ts";
import { remindOfInterviewsTask } from "#features/interviews/remind-of-interviews.task.ts";
import { lookForGhostJobsTask } from "#features/jobs/confirmation/look-for-ghost-jobs.task.ts";
import { placeJobsTask } from "#features/jobs/placing/place-jobs.task.ts";
import { publishJobsTask } from "#features/jobs/publishing/publish-jobs.task.ts";
import { tellOfDeadlinesTask } from "#features/jobs/saved/tell-of-deadlines.task.ts";
import { sendDailyNewsTask } from "#features/letters/daily/send-daily-news.task.ts";
import { forgetLettersTask } from "#features/letters/forget-letters.task.ts";
import { takeOverLettersTask } from "#features/letters/take-over-letters.task.ts";
import { keepMatchesOfJobsTask } from "#features/match/keep-matches-of-jobs.task.ts";
import { forgetMessageKeysTask } from "#features/messages/forget-message-keys.task.ts";
import { cleanUpResumesTask } from "#features/resumes/clean-up-resumes.task.ts";
import { readResumesTask } from "#features/resumes/reading/read-resumes.task.ts";
import { cleanUpUploadsTask } from "#features/resumes/upload/clean-up-uploads.task.ts";
import { reindexJobsTask } from "#features/search/upkeep/reindex-jobs.task.ts";
import { rereadPeopleTask } from "#features/talent/reading/reread-people.task.ts";
import { forgetTeamLettersTask } from "#features/teams/letters/forget-team-letters.task.ts";
import type { Task } from "#tasks/define-task.ts";
import { deliverLettersTask } from "./deliver-letters.task.ts";

/** Everything that is done in the background. */
export const everyTask: readonly Task[] = [
  deliverLettersTask,
  takeOverLettersTask,
  sendDailyNewsTask,
  forgetLettersTask,
  eraseAccountsTask,
  eraseOldApplicationsTask,
  prepareExportsTask,
  deleteOverExportsTask,
  endLostFactorsTask,
  lookForGhostJobsTask,
  publishJobsTask,
  tellOfDeadlinesTask,
  tellOfLateAnswersTask,
  tellOfWaitingTask,
  tellOfNewJobsTask,
  remindOfInterviewsTask,
  countOpeningsTask,
  refreshAnswersTask,
  computeImpactTask,
  cleanUpUploadsTask,
  cleanUpResumesTask,
  readResumesTask,
  matchApplicationsTask,
  keepMatchesOfJobsTask,
  forgetExpiredTask,
  forgetUndosTask,
  forgetMessageKeysTask,
  forgetTeamLettersTask,
  placeJobsTask,
  rereadPeopleTask,
  reindexJobsTask,
];
