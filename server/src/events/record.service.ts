import { randomUUIDv7 } from "node:crypto";
import type { Db } from "#db/db.ts";
import type { NewEvent } from "./event.ts";
import { insertEvents } from "./record.queries.ts";

/**
 * Tells what happened, in the transaction in which it happens: many events by one statement, in their order.
 * All that shows it, timelines, histories, live updates and figures, is made from these.
 */
export const record = async (db: Db, events: NewEvent[]): Promise<void> => {
  if (events.length === 0) return;
  const rows = events.map(({ application, id, at, data, ...event }) => ({
    ...event,
    id: id ?? randomUUIDv7(),
    applicationId: application.id,
    jobId: application.jobId,
    at: at instanceof Date ? at.toISOString() : (at ?? null),
    data: JSON.stringify(data),
  }));
  await insertEvents(db, rows);
};
