import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { jobCriteria } from "./job-criteria.ts";
import { scorecards } from "./scorecards.ts";

/** The levels of a scorecard, one for each criterion that was scored. They go with either. */
export const scores = pgTable(
  "scores",
  {
    scorecardId: uuid()
      .notNull()
      .references(() => scorecards.id, { onDelete: "cascade" }),
    criterionId: uuid()
      .notNull()
      .references(() => jobCriteria.id, { onDelete: "cascade" }),
    level: smallint().notNull(),
    comment: text(),
  },
  (table) => [
    primaryKey({ columns: [table.scorecardId, table.criterionId] }),
    index("scores_by_criterion").on(table.criterionId),
    check("scores_level_known", sql`${table.level} between 1 and 4`),
  ],
);
