import { date, integer } from "drizzle-orm/pg-core";

/** The columns of answers, measured as docs/answers.md says. */
export const answerFigures = () => ({
  /** The applications that count, answered or not. */
  counted: integer().notNull(),
  answered: integer().notNull(),
  /** Of the answered ones, in whole hours; null where none is. */
  medianHours: integer(),
  /** The last day, in UTC, on which the employer opened, moved or wrote. */
  lastActiveOn: date({ mode: "string" }),
});
