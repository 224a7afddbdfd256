import { isOpen } from "@rolecall/contract/jobs/jobs.ts";
import { Badge } from "#ui/badge.tsx";

type JobState = {
  isActive: boolean;
  deadline: string | null;
  draft: boolean;
  publishAt: string | null;
};

/** Whether a job is open now, or not even posted. */
export function JobStateBadge({ job }: { job: JobState }) {
  if (job.draft) return <Badge tone="amber">{job.publishAt ? "Scheduled" : "Draft"}</Badge>;
  return isOpen(job) ? <Badge tone="green">Active</Badge> : <Badge>Inactive</Badge>;
}
