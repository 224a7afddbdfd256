import { equalOpportunityEndpoints } from "@rolecall/contract/equal-opportunity/equal-opportunity.schemas.ts";
import type { Feature } from "#http/route.ts";
import { setTold, toldOf } from "./equal-opportunity.service.ts";
import { impactOf } from "./impact.service.ts";

export const equalOpportunityRoutes: Feature = (route) => {
  route(equalOpportunityEndpoints.getEqualOpportunity, ({ db, user, params }) =>
    toldOf(db, { user, ...params }),
  );
  route(equalOpportunityEndpoints.setEqualOpportunity, ({ db, user, params, body }) =>
    setTold(db, { user, ...params, told: body }),
  );
  route(equalOpportunityEndpoints.getImpact, ({ db, user, params, query }) =>
    impactOf(db, { user, ...params, ...query }),
  );
};
