import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import type {
  MarkedApplication,
  OwnApplication,
} from "@rolecall/contract/applications/application.schemas.ts";
import type { StatusChange } from "@rolecall/contract/applications/applications.schemas.ts";
import {
  applicationsPerPage,
  bulkUpdateStatus,
  changeStatus,
  filterApplications,
  getApplication,
  listJobApplications,
  listOwnApplications,
  statusHistory,
} from "@rolecall/contract/applications/applications.ts";
import { listUndecidedJobs, recruiterDashboard } from "@rolecall/contract/dashboard.ts";
import { getJob, listManagedJobs } from "@rolecall/contract/jobs/jobs.ts";
import { endlessQueryOf, mutationOf, queryOf } from "#lib/query.ts";
import { filterQueryOf } from "./management/application-filters.ts";
import { type ApplicationFilters } from "./management/application-search.ts";
import type { StatusSearch } from "./status-search.ts";

/** The applications of one job in their order, or those from one of them on: page after page. */
export const jobApplicationsQuery = (
  jobId: string,
  { status, from, sort }: Omit<StatusSearch, "preview">,
) =>
  endlessQueryOf<typeof listJobApplications, MarkedApplication>(
    listJobApplications,
    ({ last }) => ({
      params: { jobId },
      query: {
        status,
        sort,
        ...(last ? { after: last.id } : { from }),
        limit: applicationsPerPage,
      },
    }),
  );

/** The job that applications are for. */
/** The user's jobs that have these words in their titles, the newest first. */
export const foundOwnJobsQuery = (query: string) =>
  queryOf(listManagedJobs, { query: { query, limit: 20 } });

export const jobOfApplicationsQuery = (id: string) => queryOf(getJob, { params: { id } });

export const ownApplicationsQuery = queryOf(listOwnApplications, {});

/** The user's own applications, or those with a status, newest first, page after page. */
export const ownApplicationPagesQuery = (status: ApplicationStatus | undefined) =>
  endlessQueryOf<typeof listOwnApplications, OwnApplication>(
    listOwnApplications,
    ({ page, last }) => ({
      query: { status, page, after: last?.id, limit: applicationsPerPage },
    }),
  );

/** Every change of an application's status, oldest first, page after page. */
export const statusHistoryQuery = (id: string) =>
  endlessQueryOf<typeof statusHistory, StatusChange>(statusHistory, ({ page }) => ({
    params: { id },
    query: { page },
  }));

export const changeStatusMutation = mutationOf(changeStatus, {
  replacesRowIn: listJobApplications,
  invalidates: [filterApplications, getApplication, recruiterDashboard, listUndecidedJobs],
});

export const bulkUpdateMutation = mutationOf(bulkUpdateStatus, {
  invalidates: [
    filterApplications,
    getApplication,
    listJobApplications,
    recruiterDashboard,
    listUndecidedJobs,
  ],
});

/** One page of the applications to the recruiter's jobs. */
export const filteredApplicationsQuery = (filters: ApplicationFilters) =>
  queryOf(filterApplications, { query: filterQueryOf(filters) });
