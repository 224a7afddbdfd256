import type { Db } from "#db/db.ts";
import { recountOpenings } from "./openings.queries.ts";

/** Few enough that nobody who posts for one of them waits long. */
const companiesAtOnce = 100;

/** Takes jobs whose deadline has passed out of the counts that the directory is ordered by. */
export const countEndedOpenings = async (db: Db): Promise<void> => {
  while ((await recountOpenings(db, companiesAtOnce)) === companiesAtOnce);
};
