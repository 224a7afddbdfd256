import { check, index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, isOneOf, primaryId } from "./columns.ts";

export const throttledActions = [
  "failed-sign-in",
  "wrong-code",
  "registration",
  "reset-request",
  "report",
] as const;

/** The attempts that the throttle counts, over all instances, by caller and kind. */
export const attempts = pgTable(
  "attempts",
  {
    id: primaryId(),
    action: text({ enum: throttledActions }).notNull(),
    /** The caller's IP address; of IPv6 the network that one household or server gets. */
    address: text().notNull(),
    /** A hash of the username or email that was typed. */
    account: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index("attempts_by_address").on(table.action, table.address, table.createdAt),
    index("attempts_by_time").on(table.createdAt),
    check("attempts_action_known", isOneOf(table.action, throttledActions)),
  ],
);
