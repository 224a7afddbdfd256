import { bigint, index, pgTable, uuid } from "drizzle-orm/pg-core";
import { applications } from "#db/schema/applications.ts";
import { moment } from "#db/schema/columns.ts";

/** What lists of conversations go by: one row for each application with a message, or that was ended before one. */
export const conversations = pgTable(
  "conversations",
  {
    applicationId: uuid()
      .primaryKey()
      .references(() => applications.id, { onDelete: "restrict" }),
    /** The application's job, which stays as long as the application does. */
    jobId: uuid().notNull(),
    /** The position of the newest message of each side; 0 where there is none. */
    lastOfCandidate: bigint({ mode: "number" }).notNull().default(0),
    lastOfEmployer: bigint({ mode: "number" }).notNull().default(0),
    /** Since when the candidate wants no more messages. */
    endedAt: moment(),
  },
  (table) => [index("conversations_by_job").on(table.jobId)],
);
