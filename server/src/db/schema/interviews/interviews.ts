import { interviewStates } from "@rolecall/contract/interviews/interviews.ts";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { applications } from "#db/schema/applications.ts";
import { createdAt, isOneOf, moment, primaryId } from "#db/schema/columns.ts";
import { users } from "#db/schema/users.ts";

/** The interviews of applications. A proposed one waits for its candidate to choose a time. */
export const interviews = pgTable(
  "interviews",
  {
    id: primaryId(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: "restrict" }),
    state: text({ enum: interviewStates }).notNull(),
    /** Null of a proposed one, and of one that was cancelled before it had a time. */
    startsAt: moment(),
    durationMinutes: integer().notNull(),
    /** IANA's name. */
    timeZone: text().notNull(),
    /** Those that the candidate may choose. */
    times: moment().array().notNull(),
    room: text(),
    videoUrl: text(),
    /** SEQUENCE in calendars: rises with time, place and people. */
    sequence: integer().notNull().default(0),
    /** Whether it stood in calendars before, so that each further time is a new one. */
    wasScheduled: boolean().notNull().default(false),
    confirmedAt: moment(),
    noShow: boolean().notNull().default(false),
    rescheduled: integer().notNull().default(0),
    /** Opens the candidate's page. It is answered again to the candidate and who manages the job. */
    token: text().notNull().unique("interviews_token_unique"),
    /** Who proposed it: a chosen time moves the application in their name. */
    proposedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    /** When the letters of the day before, and about scorecards, were asked for. */
    remindedAt: moment(),
    scorecardsAskedAt: moment(),
  },
  (table) => [
    index("interviews_by_application").on(table.applicationId, table.createdAt, table.id),
    index("interviews_by_proposer").on(table.proposedBy),
    index("interviews_to_remind")
      .on(table.startsAt)
      .where(sql`${table.state} = 'scheduled' and ${table.remindedAt} is null`),
    index("interviews_to_ask_scorecards")
      .on(table.startsAt)
      .where(sql`${table.state} = 'scheduled' and ${table.scorecardsAskedAt} is null`),
    check("interviews_state_known", isOneOf(table.state, interviewStates)),
    check(
      "interviews_scheduled_have_time",
      sql`${table.state} <> 'scheduled' or ${table.startsAt} is not null`,
    ),
  ],
);
