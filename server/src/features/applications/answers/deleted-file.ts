import { databaseErrorOf } from "#db/constraint-errors.ts";

/** Whether answers could not be inserted, since a file among them was deleted after it was checked. */
export const isOfDeletedFile = (error: unknown): boolean =>
  databaseErrorOf(error)?.column === "question_id";
