import { noticeKinds } from "@rolecall/contract/notices/notices.ts";
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { applications } from "#db/schema/applications.ts";
import { createdAt, isOneOf, moment, primaryId, risingPosition } from "#db/schema/columns.ts";
import { jobs } from "#db/schema/jobs.ts";
import { users } from "#db/schema/users.ts";

/** What somebody is told in the product. Its text names no person, so that nobody's name outlives them here. */
export const notices = pgTable(
  "notices",
  {
    id: primaryId(),
    position: risingPosition(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: noticeKinds }).notNull(),
    text: text().notNull(),
    /** The path of the screen that it leads to. */
    link: text().notNull(),
    at: createdAt(),
    /** Not shown before: what it tells may be taken back until then. */
    visibleFrom: moment().notNull().defaultNow(),
    readAt: moment(),
    /** The event that it tells of, and tells once. */
    eventId: uuid(),
    applicationId: uuid().references(() => applications.id, { onDelete: "cascade" }),
    jobId: uuid().references(() => jobs.id, { onDelete: "cascade" }),
  },
  (table) => [
    index("notices_by_user").on(table.userId, table.position),
    index("notices_unread")
      .on(table.userId, table.position)
      .where(sql`${table.readAt} is null`),
    // A conversation has one unread notice of messages.
    uniqueIndex("notices_one_unread_of_messages")
      .on(table.userId, table.applicationId)
      .where(sql`${table.kind} = 'message' and ${table.readAt} is null`),
    uniqueIndex("notices_once_of_events").on(table.eventId, table.userId),
    index("notices_by_application").on(table.applicationId),
    index("notices_by_job").on(table.jobId),
    check("notices_kind_known", isOneOf(table.kind, noticeKinds)),
  ],
);
