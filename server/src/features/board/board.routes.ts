import { boardEndpoints } from "@rolecall/contract/hiring/board.schemas.ts";
import { reviewEndpoints } from "@rolecall/contract/hiring/review.schemas.ts";
import type { Feature } from "#http/route.ts";
import { boardOf, cardsOfStage } from "./board.service.ts";
import { holdersOf, peekReview, reviewNext } from "./review.service.ts";

export const boardRoutes: Feature = (route) => {
  route(boardEndpoints.getBoard, ({ db, user, params, query: { limit, sort, ...chosen } }) =>
    boardOf(db, { user, ...params, chosen, sort, limit }),
  );
  route(
    boardEndpoints.listCards,
    ({ db, user, params, query: { page, limit, after, sort, ...chosen } }) =>
      cardsOfStage(db, { user, ...params, chosen, sort, page, limit, after }),
  );
  route(reviewEndpoints.reviewNext, ({ db, user, params, body }) =>
    reviewNext(db, { user, ...params, after: body?.after ?? undefined }),
  );
  route(reviewEndpoints.peekReview, ({ db, user, params, query }) =>
    peekReview(db, { user, ...params, ...query }),
  );
  route(reviewEndpoints.listReviewing, ({ db, user, params }) =>
    holdersOf(db, { user, ...params }),
  );
};
