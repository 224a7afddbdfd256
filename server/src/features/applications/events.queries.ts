import type { applicationEventTypes } from "@rolecall/contract/applications/application-events.ts";
import { and, asc, eq, gt, inArray, lte, ne, not, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#db/db.ts";
import { applicationEvents } from "#db/schema/histories/application-events.ts";
import { users } from "#db/schema/users.ts";
import { eventAuthor, toldEvent } from "#read-models/told-events.sql.ts";

interface Reading {
  applicationId: string;
  /** The candidate knows of an event from its time on; the employer's side at once, unless it was undone. */
  isCandidate: boolean;
  types: (typeof applicationEventTypes)[number][];
  page: number;
  limit: number;
}

/** One page of the events of an application, oldest first. New ones come at the end, so that a page's number is enough. */
export const listEvents = async (
  db: Db,
  { applicationId, isCandidate, types, page, limit }: Reading,
) => {
  const which = and(
    eq(applicationEvents.applicationId, applicationId),
    inArray(applicationEvents.type, types),
    isCandidate ? lte(applicationEvents.visibleFrom, sql`now()`) : not(applicationEvents.undone),
    or(ne(applicationEvents.type, "file"), ne(sql`coalesce(${typeOfNext(db)}, '')`, "file")),
  );
  const [items, total] = await Promise.all([
    db
      .select({ ...toldEvent, by: eventAuthor })
      .from(applicationEvents)
      .leftJoin(users, eq(users.id, applicationEvents.actorId))
      .where(which)
      .orderBy(asc(applicationEvents.position))
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(applicationEvents, which),
  ]);
  return { items, total };
};

const next = alias(applicationEvents, "next_event");

/** What happened next. Of resumes exchanged one after another the last is told. */
const typeOfNext = (db: Db) =>
  db
    .select({ type: next.type })
    .from(next)
    .where(
      and(
        eq(next.applicationId, applicationEvents.applicationId),
        gt(next.position, applicationEvents.position),
      ),
    )
    .orderBy(asc(next.position))
    .limit(1);

/** How often the application was sent. */
export const countSent = (db: Db, applicationId: string) =>
  db.$count(
    applicationEvents,
    and(eq(applicationEvents.applicationId, applicationId), eq(applicationEvents.type, "sent")),
  );
