import {
  applicationEventSides,
  applicationEventTypes,
  jobEventTypes,
} from "@rolecall/contract/applications/application-events.ts";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { applications } from "#db/schema/applications.ts";
import { createdAt, isOneOf, moment, primaryId, risingPosition } from "#db/schema/columns.ts";
import { users } from "#db/schema/users.ts";

const types = [...applicationEventTypes, ...jobEventTypes] as const;

/** A status that was set, and one that is pending again since its application was sent anew. */
const changesStatus = ({ type, data }: Record<"type" | "data", SQLWrapper>): SQL =>
  sql`(${type} = 'status' or ${type} = 'sent' and ${data}->>'from' <> 'pending')`;

const reasonIdOf = ({ data }: Record<"data", SQLWrapper>): SQL => sql`(${data} #>> '{reason,id}')`;

/**
 * What happened to applications and jobs: append-only, written in the same transaction as what it tells. Timelines
 * are read from it, and what else is made of events (docs/decisions/017-events-of-applications.md).
 */
export const applicationEvents = pgTable(
  "application_events",
  {
    id: primaryId(),
    /** Rises, within an application in the order of what happened. A cursor reads up to `settled_event_position()`. */
    position: risingPosition(),
    /** Null of an event of a job. */
    applicationId: uuid().references(() => applications.id, { onDelete: "restrict" }),
    /** The application's job, which stays as long as the application does; or the job that it happened to. */
    jobId: uuid().notNull(),
    type: text({ enum: types }).notNull(),
    side: text({ enum: applicationEventSides }).notNull(),
    /** Null of the product, of somebody who is erased, and of a candidate whose application is erased. */
    actorId: uuid().references(() => users.id, { onDelete: "set null" }),
    at: createdAt(),
    /** What the type needs; the contract has what is answered of it. */
    data: jsonb()
      .notNull()
      .default(sql`'{}'`),
    /** From when the candidate may know of it. Null: it was taken back, and stands in no timeline. */
    visibleFrom: moment().defaultNow(),
    /** Whether it was undone, or undid another one: the employer's history and the record alone have both. */
    undone: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex("application_events_by_position").on(table.position),
    index("application_events_by_application").on(table.applicationId, table.position),
    // The last day on which a job's employer did something.
    index("application_events_of_employers")
      .on(table.jobId, table.at)
      .where(sql`${table.side} = 'employer'`),
    // The record of the administrators, and when answers were given.
    index("application_events_of_statuses").on(table.at, table.id).where(changesStatus(table)),
    // How long applications to a job stood in each status.
    index("application_events_of_changes")
      .on(table.jobId, table.at)
      .where(sql`${changesStatus(table)} and not ${table.undone}`),
    index("application_events_of_statuses_by_actor")
      .on(table.actorId, table.at, table.id)
      .where(sql`${table.type} = 'status'`),
    index("application_events_of_jobs")
      .on(table.jobId, table.at)
      .where(sql`${table.applicationId} is null`),
    // How often each reason was given.
    index("application_events_of_reasons")
      .on(reasonIdOf(table))
      .where(sql`${table.type} = 'status' and ${table.data} ? 'reason'`),
    check(
      "application_events_of_one",
      sql`(${table.applicationId} is null) = (${isOneOf(table.type, jobEventTypes)})`,
    ),
    check("application_events_type_known", isOneOf(table.type, types)),
    check("application_events_side_known", isOneOf(table.side, applicationEventSides)),
  ],
);

/** The id of the reason for which an event rejected, and the condition that there is one, as its index has them. */
export const reasonOfEvent = {
  id: reasonIdOf(applicationEvents),
  isThere: sql`${applicationEvents.type} = 'status' and ${applicationEvents.data} ? 'reason'`,
};

/** The condition that an event changed the status of its application. */
export const isStatusChange = changesStatus(applicationEvents);

/** The same of a change that stands, as its index has it. */
export const isStandingChange = sql`${isStatusChange} and not ${applicationEvents.undone}`;
