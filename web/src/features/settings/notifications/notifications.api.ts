import { changeNotification, listNotifications } from "@rolecall/contract/auth/notifications.ts";
import { mutationOf, queryOf } from "#lib/query.ts";

/** What the user is told of, and in which ways. */
export const notificationsQuery = queryOf(listNotifications, {});
export const changeNotificationMutation = mutationOf(changeNotification, {
  invalidates: [listNotifications],
});
