import type { FoundJob } from "@rolecall/contract/jobs/job.schemas.ts";
import { CopiesOfJob } from "./copies-of-job.tsx";
import { RelationToJob } from "./relation-to-job.tsx";

/** What only some cards of a list have: what the job is to its reader, and near copies of it. */
export function MoreOnCard({ job }: { job: Omit<FoundJob, "company"> }) {
  return (
    <div className="-order-1 flex w-full flex-wrap items-center gap-x-3 gap-y-1 row:order-last row:justify-end">
      <RelationToJob job={job} />
      {job.copies?.[0] && <CopiesOfJob title={job.title} ids={job.copies} />}
    </div>
  );
}
