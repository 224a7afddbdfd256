import { jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { applications } from "#db/schema/applications.ts";

/** The reasons of an application's match when it was sent, and all that it read of job and person then. */
export const applicationMatches = pgTable("application_matches", {
  applicationId: uuid()
    .primaryKey()
    .references(() => applications.id, { onDelete: "cascade" }),
  /** The list of reasons as it is answered. */
  reasons: jsonb().$type<readonly object[]>().notNull(),
  /** The job and the person as they were read, by which the score can be made again. */
  inputs: jsonb().$type<object>().notNull(),
});
