import * as z from "zod";
import { describeEndpoints } from "#endpoint.ts";
import { refusal } from "#refusal.ts";
import * as endpoints from "./notifications.ts";
import {
  badMailWayText,
  mailWays,
  notificationKinds,
  notificationMissingText,
} from "./notifications.ts";

const notification = z.object({
  kind: z.enum(notificationKinds),
  inProduct: z.boolean(),
  mail: z.enum(mailWays),
});
export type Notification = z.input<typeof notification>;

export const notificationEndpoints = describeEndpoints(endpoints, {
  listNotifications: {
    summary: "What one is told of, and in which ways",
    reply: z.array(notification),
  },
  changeNotification: {
    summary: "Set in which ways one is told of something; an absent key stays as it is",
    params: z.object({ kind: z.enum(notificationKinds, { error: notificationMissingText }) }),
    body: z.object({
      inProduct: z
        .boolean({
          error: refusal("in-product-must-be-true-or-false", "In product must be true or false"),
        })
        .optional(),
      mail: z.enum(mailWays, { error: badMailWayText }).optional(),
    }),
    reply: notification,
  },
});
