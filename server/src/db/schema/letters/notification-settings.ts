import { mailWays, notificationKinds } from "@rolecall/contract/auth/notifications.ts";
import { boolean, check, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { isOneOf } from "#db/schema/columns.ts";
import { users } from "#db/schema/users.ts";

/** In which ways somebody is told of what, where they set it. */
export const notificationSettings = pgTable(
  "notification_settings",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: notificationKinds }).notNull(),
    inProduct: boolean().notNull(),
    mail: text({ enum: mailWays }).notNull(),
  },
  (table) => [
    primaryKey({ name: "notification_settings_pkey", columns: [table.userId, table.kind] }),
    check("notification_settings_mail_known", isOneOf(table.mail, mailWays)),
  ],
);
