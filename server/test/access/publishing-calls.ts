import type { Row } from "./access-matrix.ts";
import { managersOfTheJob } from "./team-calls.ts";

/** What is done with drafts of jobs, asked of a job that was posted. */
export const publishingCalls = {
  publishJob: {
    call: ({ job }) => ({ params: { id: job.id } }),
    statuses: [401, 403, 403, 409, 403, 409, 403],
  },
  listJobChanges: {
    call: ({ job }) => ({ params: { id: job.id } }),
    statuses: managersOfTheJob,
  },
} satisfies Record<string, Row>;
