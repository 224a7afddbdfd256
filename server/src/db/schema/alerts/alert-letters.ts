import { index, pgTable, uuid } from "drizzle-orm/pg-core";
import { alerts } from "#db/schema/alerts/alerts.ts";
import { moment, primaryId } from "#db/schema/columns.ts";

/** The letters of alerts, with the jobs that each names: no job is in two letters of one alert. */
export const alertLetters = pgTable(
  "alert_letters",
  {
    id: primaryId(),
    alertId: uuid()
      .notNull()
      .references(() => alerts.id, { onDelete: "cascade" }),
    jobIds: uuid().array().notNull(),
    askedAt: moment().notNull().defaultNow(),
  },
  (table) => [index("alert_letters_by_alert").on(table.alertId, table.askedAt)],
);
