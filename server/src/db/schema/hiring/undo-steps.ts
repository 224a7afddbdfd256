import { applicationStatuses } from "@rolecall/contract/applications/application-status.ts";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { applications } from "#db/schema/applications.ts";
import { moment } from "#db/schema/columns.ts";
import { undos } from "./undos.ts";

/** The last move of an application, as long as it may be undone: what it was before. A newer move replaces it. */
export const undoSteps = pgTable(
  "undo_steps",
  {
    applicationId: uuid()
      .primaryKey()
      .references(() => applications.id, { onDelete: "cascade" }),
    undoId: uuid()
      .notNull()
      .references(() => undos.id, { onDelete: "cascade" }),
    /** The events that told of it. */
    eventIds: uuid().array().notNull(),
    statusBefore: text({ enum: applicationStatuses }).notNull(),
    stageBefore: uuid(),
    answeredBefore: moment(),
    hiredBefore: moment(),
    updatedBefore: moment().notNull(),
    /** What it is while nobody has changed it since. */
    statusAfter: text({ enum: applicationStatuses }).notNull(),
  },
  (table) => [index("undo_steps_by_undo").on(table.undoId)],
);
