import type { SupervisedJob } from "@rolecall/contract/admin/jobs.schemas.ts";
import { Badge } from "#ui/badge.tsx";

/** Badges for what sets a job apart. */
export function JobBadges({ job }: { job: SupervisedJob }) {
  return (
    <>
      {job.reportCount > 0 && <Badge tone="amber">Reported {timesText(job.reportCount)}</Badge>}
      {job.held && <Badge tone="yellow">Held</Badge>}
      {job.takedown && <Badge tone="red">Taken down</Badge>}
      {job.takedown?.answer && <Badge tone="blue">Answered</Badge>}
    </>
  );
}

const timesText = (count: number) => (count === 1 ? "once" : `${count} times`);
