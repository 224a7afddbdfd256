import type { JobDetail } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { longDateText } from "#lib/text/dates.ts";
import { daysAgoText } from "#lib/text/days-ago.ts";
import { deadlineText } from "#lib/text/moments.ts";
import { FactStrip } from "#ui/facts.tsx";
import { applicantsText, detailSalary } from "./job-text.ts";

/** The facts of a job by which people decide. */
export function JobFacts({ job, className }: { job: JobDetail; className: string }) {
  return (
    <FactStrip
      className={className}
      facts={[
        ["Salary", detailSalary(job)],
        ["Posted", job.publishedAt && longDateText(job.publishedAt)],
        ["First posted", isRepeated(job) ? longDateText(job.firstPostedAt) : null],
        ["Confirmed open", job.draft ? null : daysAgoText(job.confirmedAt)],
        ["Deadline", job.deadline && deadlineText(job.deadline)],
        ["Interest", job.draft ? null : applicantsText(job.applicantCount)],
      ]}
    />
  );
}

/** A near copy counts from the first posting. */
const isRepeated = ({ publishedAt, firstPostedAt }: JobDetail) =>
  publishedAt !== null && longDateText(publishedAt) !== longDateText(firstPostedAt);
