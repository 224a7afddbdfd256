import type { FoundJob } from "@rolecall/contract/jobs/job.schemas.ts";
import { CopiesOfJob } from "./copies-of-job.tsx";
import { RelationToJob } from "./relation-to-job.tsx";

/** What only some cards of a list have: what the job is to its reader, and near copies of it. */
export function MoreOnCard({ job }: { job: Omit<FoundJob, "company"> }) {
  return (
    <>
      <RelationToJob job={job} />
      {job.copies?.[0] && <CopiesOfJob title={job.title} ids={job.copies} />}
    </>
  );
}
