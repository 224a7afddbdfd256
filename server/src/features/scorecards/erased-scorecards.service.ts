import type { Db } from "#db/db.ts";
import { deleteScorecards } from "./erased-scorecards.queries.ts";

/** Deletes how the hiring team scored applications that are being erased. */
export const eraseScorecardsOf = (db: Db, applicationIds: string[]): Promise<void> =>
  deleteScorecards(db, applicationIds);
