import { viewEndpoints } from "@rolecall/contract/views/views.schemas.ts";
import type { Feature } from "#http/route.ts";
import * as views from "./views.service.ts";

export const viewRoutes: Feature = (route) => {
  route(viewEndpoints.listViews, ({ db, user }) => views.viewsOf(db, user));
  route(viewEndpoints.addView, ({ db, user, body }) => views.addView(db, { user, ...body }));
  route(viewEndpoints.changeView, ({ db, user, params, body: changes }) =>
    views.changeView(db, { user, ...params, changes }),
  );
  route(viewEndpoints.deleteView, ({ db, user, params }) =>
    views.deleteView(db, { user, ...params }),
  );
};
