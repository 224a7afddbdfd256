import {
  listCriteria,
  listScorecards,
  setCriteria,
  setScorecard,
} from "@rolecall/contract/hiring/scorecards.ts";
import { mutationOf, queryOf } from "#lib/query.ts";

export const criteriaQuery = (jobId: string) => queryOf(listCriteria, { params: { id: jobId } });
export const setCriteriaMutation = mutationOf(setCriteria, {
  invalidates: [listCriteria],
  marksStale: [listScorecards],
});

export const scorecardsQuery = (applicationId: string) => ({
  ...queryOf(listScorecards, { params: { id: applicationId } }),
  // Colleagues write theirs meanwhile.
  staleTime: 0,
});
export const setScorecardMutation = mutationOf(setScorecard, { invalidates: [listScorecards] });
