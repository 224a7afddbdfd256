import {
  apply,
  filterApplications,
  listJobApplications,
  listOwnApplications,
} from "@rolecall/contract/applications/applications.ts";
import { getCompany, listCompanies } from "@rolecall/contract/companies/companies.ts";
import { listUndecidedJobs, recruiterDashboard } from "@rolecall/contract/dashboard.ts";
import { confirmJob, confirmJobByLink } from "@rolecall/contract/jobs/confirmation.ts";
import { listJobChanges } from "@rolecall/contract/jobs/job-changes.ts";
import {
  closeJob,
  countJobs,
  createJob,
  deleteJob,
  editJob,
  getJob,
  listJobs,
  listManagedJobs,
} from "@rolecall/contract/jobs/jobs.ts";
import { publishJob } from "@rolecall/contract/jobs/publishing.ts";
import { reportJob } from "@rolecall/contract/jobs/reports.ts";
import { answerTakedown } from "@rolecall/contract/jobs/takedowns.ts";
import { countRecommendedJobs, listRecommendedJobs } from "@rolecall/contract/match/found-jobs.ts";
import { mutationOf } from "#lib/query.ts";

/** Every endpoint whose answer contains or counts jobs. */
const jobLists = [
  listJobs,
  countJobs,
  listManagedJobs,
  recruiterDashboard,
  listUndecidedJobs,
  listCompanies,
  getCompany,
] as const;

export const postJobMutation = mutationOf(createJob, { invalidates: jobLists });
/** Applications are shown with the title of their job. */
export const editJobMutation = mutationOf(editJob, {
  invalidates: [
    getJob,
    listJobChanges,
    ...jobLists,
    listJobApplications,
    filterApplications,
    listOwnApplications,
  ],
});
export const publishJobMutation = mutationOf(publishJob, {
  invalidates: [getJob, listJobChanges, ...jobLists],
});
export const closeJobMutation = mutationOf(closeJob, {
  invalidates: [getJob, listJobChanges, ...jobLists, listJobApplications, filterApplications],
});
/** The job is marked as stale and not fetched again, since its screen is being left. */
export const deleteJobMutation = mutationOf(deleteJob, {
  invalidates: jobLists,
  marksStale: [getJob],
});
const whereApplied = [listOwnApplications, getJob, listJobs, getCompany] as const;
/** 409: the user has applied already, or the job is closed. Both change what the screens show. */
export const applyMutation = mutationOf(apply, {
  invalidates: whereApplied,
  marksStale: [listRecommendedJobs, countRecommendedJobs],
  invalidatesOnConflict: whereApplied,
});

export const confirmJobMutation = mutationOf(confirmJob, {
  invalidates: [getJob, ...jobLists],
});
export const confirmJobByLinkMutation = mutationOf(confirmJobByLink, {
  invalidates: [getJob, ...jobLists],
});

export const reportJobMutation = mutationOf(reportJob, { invalidates: [] });
export const answerTakedownMutation = mutationOf(answerTakedown, {
  invalidates: [getJob, listManagedJobs],
});
