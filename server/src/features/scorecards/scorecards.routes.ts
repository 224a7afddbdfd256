import { scorecardEndpoints } from "@rolecall/contract/hiring/scorecards.schemas.ts";
import type { Feature } from "#http/route.ts";
import * as scorecards from "./scorecards.service.ts";

export const scorecardRoutes: Feature = (route) => {
  route(scorecardEndpoints.listCriteria, ({ db, user, params }) =>
    scorecards.criteriaOf(db, { user, ...params }),
  );
  route(scorecardEndpoints.setCriteria, ({ db, user, params, body }) =>
    scorecards.setCriteria(db, { user, ...params, ...body }),
  );
  route(scorecardEndpoints.setScorecard, ({ db, user, params, body }) =>
    scorecards.setScorecard(db, { user, ...params, ...body }),
  );
  route(scorecardEndpoints.listScorecards, ({ db, user, params }) =>
    scorecards.scorecardsOf(db, { user, ...params }),
  );
};
