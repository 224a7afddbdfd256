import { randomUUIDv7 } from "node:crypto";
import type { Db } from "#db/db.ts";
import type { NewEvent } from "./event.ts";
import {
  type EventRow,
  insertEvents,
  updateToErased,
  updateToTakenBack,
  updateToUndone,
} from "./record.queries.ts";

/**
 * Tells what happened, in the transaction in which it happens: many events by one statement, in their order.
 * All that shows it, timelines, histories, live updates and figures, is made from these.
 */
export const record = async (db: Db, events: NewEvent[]): Promise<void> => {
  if (events.length > 0) await insertEvents(db, events.map(rowOf));
};

const rowOf = (event: NewEvent): EventRow => {
  const { type, side, actorId, id = randomUUIDv7(), at, data } = event;
  const { visibleAfter = 0, undone = false } = event;
  const subject =
    "job" in event
      ? { applicationId: null, jobId: event.job.id }
      : { applicationId: event.application.id, jobId: event.application.jobId };
  const moment = at instanceof Date ? at.toISOString() : (at ?? null);
  const told = { visibleAfter, undone, data: JSON.stringify(data) };
  return { ...subject, type, side, actorId, id, at: moment, ...told };
};

/** Takes events back that their candidates cannot know of yet. */
export const takeBackEvents = (db: Db, ids: string[]): Promise<void> => updateToTakenBack(db, ids);

/** Marks changes and moves as undone: histories of employers have them, figures leave them out. */
export const markUndone = (db: Db, ids: string[]): Promise<void> => updateToUndone(db, ids);

/** Takes the candidates out of what was told of these applications, which are being erased. */
export const erasePersonsFromEvents = (db: Db, applicationIds: string[]): Promise<void> =>
  updateToErased(db, applicationIds);
