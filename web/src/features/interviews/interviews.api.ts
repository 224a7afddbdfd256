import {
  filterApplications,
  getApplication,
  listJobApplications,
  listOwnApplications,
} from "@rolecall/contract/applications/applications.ts";
import { getTimeline } from "@rolecall/contract/applications/timeline.ts";
import { listFreeTimes } from "@rolecall/contract/interviews/availability.ts";
import {
  cancelByPage,
  chooseInterviewTime,
  getInterviewPage,
} from "@rolecall/contract/interviews/interview-pages.ts";
import {
  addInterview,
  cancelInterview,
  changeInterview,
  listInterviews,
} from "@rolecall/contract/interviews/interviews.ts";
import { listReviewers } from "@rolecall/contract/teams/hiring-team.ts";
import { listMembers } from "@rolecall/contract/teams/members.ts";
import { mutationOf, queryOf } from "#lib/query.ts";

export const interviewsQuery = (id: string) => ({
  ...queryOf(listInterviews, { params: { id } }),
  // The other side chooses or cancels meanwhile.
  staleTime: 0,
});

const effects = {
  invalidates: [listInterviews, listFreeTimes, getTimeline, getApplication],
  marksStale: [listJobApplications, filterApplications, listOwnApplications],
  invalidatesOnConflict: [listInterviews, listFreeTimes],
};
export const addInterviewMutation = mutationOf(addInterview, effects);
export const changeInterviewMutation = mutationOf(changeInterview, effects);
export const cancelInterviewMutation = mutationOf(cancelInterview, effects);

interface Wanted {
  interviewerIds: string[];
  durationMinutes: number;
  from: Date;
  to: Date;
}

/** When all of these are free. */
export const freeTimesQuery = ({ interviewerIds, durationMinutes, from, to }: Wanted) => ({
  ...queryOf(listFreeTimes, {
    query: {
      interviewerIds: interviewerIds.join(","),
      durationMinutes: String(durationMinutes),
      from: from.toISOString(),
      to: to.toISOString(),
    },
  }),
  staleTime: 0,
});

/** Who may lead interviews: the company's members, and the job's reviewers. */
export const membersQuery = (id: string) =>
  queryOf(listMembers, { params: { id }, query: { limit: 500 } });
export const reviewersQuery = (id: string) => queryOf(listReviewers, { params: { id } });

export const interviewPageQuery = (token: string) => ({
  ...queryOf(getInterviewPage, { params: { token } }),
  staleTime: 0,
});
const page = { invalidates: [getInterviewPage], invalidatesOnConflict: [getInterviewPage] };
export const chooseTimeMutation = mutationOf(chooseInterviewTime, page);
export const cancelByPageMutation = mutationOf(cancelByPage, { invalidates: [] });
