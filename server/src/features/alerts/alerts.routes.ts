import { alertEndpoints } from "@rolecall/contract/alerts/alerts.schemas.ts";
import type { Feature } from "#http/route.ts";
import * as alerts from "./alerts.service.ts";
import { previewOf } from "./preview.service.ts";
import { refinementsFor } from "./refinements.service.ts";

export const alertRoutes: Feature = (route) => {
  route(alertEndpoints.listAlerts, ({ db, user }) => alerts.alertsOf(db, user.id));
  route(alertEndpoints.createAlert, ({ db, user, body: wanted }) =>
    alerts.keepSearch(db, { userId: user.id, wanted }),
  );
  route(alertEndpoints.previewAlert, ({ db, user, body }) => previewOf(db, { user, ...body }));
  route(alertEndpoints.changeAlert, ({ db, user, params, body: wanted }) =>
    alerts.changeAlert(db, { ...params, userId: user.id, wanted }),
  );
  route(alertEndpoints.deleteAlert, ({ db, user, params }) =>
    alerts.forgetSearch(db, { ...params, userId: user.id }),
  );
  route(alertEndpoints.listRefinements, ({ db, user, params, query }) =>
    refinementsFor(db, { user, ...params, ...query }),
  );
};
