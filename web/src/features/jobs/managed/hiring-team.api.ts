import { getJob, listManagedJobs } from "@rolecall/contract/jobs/jobs.ts";
import {
  addReviewer,
  listReviewers,
  removeReviewer,
  takeJobOver,
} from "@rolecall/contract/teams/hiring-team.ts";
import { companyHistory, listMembers } from "@rolecall/contract/teams/members.ts";
import { mutationOf, queryOf } from "#lib/query.ts";

export const reviewersQuery = (id: string) => queryOf(listReviewers, { params: { id } });
export const companyMembersQuery = (id: string) =>
  queryOf(listMembers, { params: { id }, query: { limit: 500 } });

export const addReviewerMutation = mutationOf(addReviewer, {
  invalidates: [listReviewers, companyHistory],
});
export const removeReviewerMutation = mutationOf(removeReviewer, {
  invalidates: [listReviewers, companyHistory],
});
export const takeOverMutation = mutationOf(takeJobOver, {
  invalidates: [getJob, listManagedJobs, companyHistory],
});
