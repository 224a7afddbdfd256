import type { SavedJob } from "@rolecall/contract/jobs/saved-jobs.schemas.ts";
import {
  listSavedIds,
  listSavedJobs,
  type SavedJobSort,
} from "@rolecall/contract/jobs/saved-jobs.ts";
import { endlessQueryOf, queryOf } from "#lib/query.ts";

/** The ids of the jobs that the user saved, the newest saved first. */
export const savedIdsQuery = queryOf(listSavedIds, {});

/** The jobs that the user saved, page after page. */
export const savedListQuery = (sort: SavedJobSort) =>
  endlessQueryOf<typeof listSavedJobs, SavedJob>(listSavedJobs, ({ page }) => ({
    query: { sort, page },
  }));
