import type { JobChangeKind } from "@rolecall/contract/jobs/job-changes.ts";

type Fields = Record<string, unknown>;

export interface NotedChange {
  jobId: string;
  /** Null of the product. */
  changedBy: string | null;
  what: JobChangeKind;
  /** The job before it, and the fields that are others since. */
  before?: Fields;
  changes?: Fields;
}

/** An open job that is closed, by nobody where it is the product. */
export const closed = (jobId: string, changedBy: string | null): NotedChange => ({
  jobId,
  changedBy,
  what: "closed",
  before: { isActive: true },
  changes: { isActive: false },
});

/** What an edit is called, by what becomes of whether the job is active. */
export const kindOfEdit = ({ isActive }: { isActive?: boolean | undefined }): JobChangeKind => {
  if (isActive === undefined) return "edited";
  return isActive ? "reopened" : "closed";
};
