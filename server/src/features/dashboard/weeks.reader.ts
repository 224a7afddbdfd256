import { defineReader } from "#events/reader.ts";
import { addToWeeks, emptyWeeks } from "./weeks.queries.ts";

/** The courses over weeks of the dashboard, counted by job, so that nobody reads all events for them. */
export const weeksReader = defineReader({
  name: "weeks",
  types: ["sent", "status"],
  read: (db, events) =>
    addToWeeks(
      db,
      events.map(({ position }) => position),
    ),
  forget: emptyWeeks,
});
