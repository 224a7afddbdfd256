import { candidateEndpoints } from "@rolecall/contract/talent/candidates.schemas.ts";
import { findableEndpoints } from "@rolecall/contract/talent/findable.schemas.ts";
import type { Feature } from "#http/route.ts";
import * as requests from "./requests/requests.service.ts";
import * as candidates from "./search/candidates.service.ts";
import { looksOf } from "./search/looks.service.ts";
import * as findable from "./settings/findable.service.ts";

export const talentRoutes: Feature = (route) => {
  route(findableEndpoints.getFindable, ({ db, user }) => findable.findableOf(db, user.id));
  route(findableEndpoints.setFindable, ({ db, user, body }) =>
    findable.setFindable(db, { userId: user.id, ...body }),
  );
  route(findableEndpoints.listTalkRequests, ({ db, user, query }) =>
    requests.requestsOf(db, { userId: user.id, ...query }),
  );
  route(findableEndpoints.answerTalkRequest, ({ db, user, params, body }) =>
    requests.answerRequest(db, { userId: user.id, ...params, ...body }),
  );
  route(findableEndpoints.listLooks, ({ db, user, query }) =>
    looksOf(db, { userId: user.id, ...query }),
  );
  route(candidateEndpoints.searchCandidates, ({ db, user, query }) =>
    candidates.searchCandidates(db, { user, ...query }),
  );
  route(candidateEndpoints.getCandidate, ({ db, user, params, query }) =>
    candidates.lookAt(db, { user, ...params, ...query }),
  );
  route(candidateEndpoints.matchCandidate, ({ db, user, params, query }) =>
    candidates.matchOfCandidate(db, { user, ...params, ...query }),
  );
  route(candidateEndpoints.askToTalk, ({ db, user, params, body }) =>
    requests.askToTalk(db, { user, ...params, ...body }),
  );
};
