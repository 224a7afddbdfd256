import { listManagedJobs } from "@rolecall/contract/jobs/jobs.ts";
import type { Candidate } from "@rolecall/contract/talent/candidates.schemas.ts";
import {
  askToTalk,
  getCandidate,
  matchCandidate,
  searchCandidates,
} from "@rolecall/contract/talent/candidates.ts";
import type { Look, TalkRequest } from "@rolecall/contract/talent/findable.schemas.ts";
import {
  answerTalkRequest,
  listLooks,
  listTalkRequests,
} from "@rolecall/contract/talent/findable.ts";
import { endlessQueryOf, mutationOf, queryOf } from "#lib/query.ts";
import type { CandidatesSearch } from "./search/candidates-search.ts";

/** What companies wrote to the user, newest first, page after page. */
export const talkRequestsQuery = endlessQueryOf<typeof listTalkRequests, TalkRequest>(
  listTalkRequests,
  ({ page }) => ({ query: { page } }),
);
/** The newest request that waits for an answer, and how many do. */
export const waitingRequestsQuery = queryOf(listTalkRequests, {
  query: { status: "waiting", limit: 1 },
});
export const answerTalkRequestMutation = mutationOf(answerTalkRequest, {
  invalidates: [listTalkRequests],
});

/** Which companies looked at the user, newest first, page after page. */
export const looksQuery = endlessQueryOf<typeof listLooks, Look>(listLooks, ({ page }) => ({
  query: { page },
}));

/** The people whom a search finds, page after page. */
export const candidatesQuery = (search: CandidatesSearch) =>
  endlessQueryOf<typeof searchCandidates, Candidate>(searchCandidates, ({ page }) => ({
    query: { ...search, page },
  }));

/** The newest jobs that the user manages, to search for people for one of them. */
export const jobsToSearchForQuery = queryOf(listManagedJobs, { query: { limit: "100" } });

type Which = { id: string; companyId: string | undefined };

/** One person: a look, of which they read. Read once, not again with every return to the window. */
export const candidateQuery = ({ id, companyId }: Which) =>
  queryOf(getCandidate, { params: { id }, query: { companyId } });

export const candidateMatchQuery = ({ id, companyId, jobId }: Which & { jobId: string }) =>
  queryOf(matchCandidate, { params: { id }, query: { companyId, jobId } });

export const askToTalkMutation = mutationOf(askToTalk, {
  invalidates: [getCandidate],
  marksStale: [searchCandidates],
});
