import { notificationEndpoints } from "@rolecall/contract/auth/notifications.schemas.ts";
import type { Feature } from "#http/route.ts";
import { changeNotification, listNotifications } from "./notifications.service.ts";
import { unsubscribeRoutes } from "./unsubscribe.routes.ts";

export const notificationRoutes: Feature = (route, app, services) => {
  route(notificationEndpoints.listNotifications, ({ db, user }) => listNotifications(db, user));

  route(notificationEndpoints.changeNotification, ({ db, user, params, body }) =>
    changeNotification(db, { user, kind: params.kind, given: body }),
  );

  unsubscribeRoutes(route, app, services);
};
