import type { Db } from "#db/db.ts";
import { updateReplacedStages } from "./stage-changes.queries.ts";

/**
 * Puts the applications of a job, or of the jobs that have their company's stages, from stages that go into
 * others, in the transaction that replaces them. No application moved by that, so nobody is told.
 */
export const replaceStagesOf = async (
  db: Db,
  wanted: Parameters<typeof updateReplacedStages>[1],
): Promise<void> => {
  if (wanted.replaced.length > 0) await updateReplacedStages(db, wanted);
};
