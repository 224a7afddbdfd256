import { boolean, index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { applications } from "#db/schema/applications.ts";
import { moment } from "#db/schema/columns.ts";
import { jobs } from "#db/schema/jobs.ts";
import { users } from "#db/schema/users.ts";

/** Which application of a job each of its hiring team looks at in the review, so that no colleague gets it as well. */
export const reviewHolds = pgTable(
  "review_holds",
  {
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    /** Whether the user manages the job: then nobody else gets it, otherwise no other reviewer. */
    isManagers: boolean().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    heldUntil: moment().notNull(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.userId] }),
    index("review_holds_by_application").on(table.applicationId),
    index("review_holds_by_user").on(table.userId),
  ],
);
