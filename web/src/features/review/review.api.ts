import {
  filterApplications,
  listJobApplications,
} from "@rolecall/contract/applications/applications.ts";
import { listReviewing, peekReview, reviewNext } from "@rolecall/contract/hiring/review.ts";
import { mutationOf, queryOf, queryOrNullOf } from "#lib/query.ts";

/** The next application to review, now the caller's; none where all are looked at. */
export const reviewNextMutation = mutationOf(reviewNext, {
  invalidates: [listReviewing],
  marksStale: [filterApplications, listJobApplications],
});

/** What comes behind an application, to be read ahead. */
export const peekReviewQuery = (id: string, after: string) => ({
  ...queryOrNullOf(peekReview, { params: { id }, query: { after } }),
  staleTime: 0,
});

/** Who looks at which application. */
export const reviewingQuery = (id: string) => queryOf(listReviewing, { params: { id } });
