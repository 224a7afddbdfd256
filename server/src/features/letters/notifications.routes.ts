import { notificationEndpoints } from "@rolecall/contract/auth/notifications.schemas.ts";
import type { Feature } from "#http/route.ts";
import { changeNotification, listNotifications } from "./notifications.service.ts";

export const notificationRoutes: Feature = (route) => {
  route(notificationEndpoints.listNotifications, ({ db, user }) => listNotifications(db, user));

  route(notificationEndpoints.changeNotification, ({ db, user, params, body }) =>
    changeNotification(db, { user, kind: params.kind, given: body }),
  );
};
