import { listUndecidedJobs, recruiterDashboard } from "@rolecall/contract/dashboard.ts";
import {
  addJobTemplate,
  beginFromTemplate,
  copyJob,
  deleteJobTemplate,
  listJobTemplates,
} from "@rolecall/contract/hiring/job-templates.ts";
import { listManagedJobs } from "@rolecall/contract/jobs/jobs.ts";
import { mutationOf, queryOf } from "#lib/query.ts";

export const jobTemplatesQuery = (companyId: string) =>
  queryOf(listJobTemplates, { params: { id: companyId } });

/** A draft more stands in the lists of who manages it. */
const begun = { invalidates: [listManagedJobs, recruiterDashboard, listUndecidedJobs] };
export const copyJobMutation = mutationOf(copyJob, begun);
export const beginFromTemplateMutation = mutationOf(beginFromTemplate, begun);

export const addJobTemplateMutation = mutationOf(addJobTemplate, {
  invalidates: [listJobTemplates],
});
export const deleteJobTemplateMutation = mutationOf(deleteJobTemplate, {
  invalidates: [listJobTemplates],
});
