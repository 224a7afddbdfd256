import type { JobChange } from "@rolecall/contract/jobs/job-changes.schemas.ts";
import { listJobChanges } from "@rolecall/contract/jobs/job-changes.ts";
import { endlessQueryOf } from "#lib/query.ts";

const changesPerPage = 20;

/** What happened to a job, newest first, page after page. */
export const jobChangesQuery = (id: string) =>
  endlessQueryOf<typeof listJobChanges, JobChange>(listJobChanges, ({ page, last }) => ({
    params: { id },
    query: { page, after: last?.id, limit: changesPerPage },
  }));
