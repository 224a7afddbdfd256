import { isOpen } from "@rolecall/contract/jobs/jobs.ts";
import { Badge } from "#ui/badge.tsx";

/** Whether a job is open now. */
export function JobStateBadge({ job }: { job: { isActive: boolean; deadline: string | null } }) {
  return isOpen(job) ? <Badge tone="green">Active</Badge> : <Badge>Inactive</Badge>;
}
