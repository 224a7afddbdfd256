import type { FoundJob } from "@rolecall/contract/jobs/job.ts";
import { salaryIsDisclosed } from "@rolecall/contract/values/salary.ts";
import { Link } from "@tanstack/react-router";
import { CompanyLink } from "#features/companies/company-link.tsx";
import {
  applicantsText,
  cardSalary,
  categoryLabel,
  levelBadge,
  typeLabel,
} from "#features/jobs/job-text.ts";
import { SaveJobButton } from "#features/jobs/saved/save-job-button.tsx";
import { relativeDateText } from "#lib/text/dates.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { linkStyles } from "#ui/text/link-styles.ts";
import { MarkedText } from "#ui/text/marked-text.tsx";
import { cardDescription } from "./card-description.ts";

type JobCardProps = {
  /** Of a search, with what it was found by. */
  job: Omit<FoundJob, "company">;
  /** Left out where all jobs around are the same company's. */
  company?: FoundJob["company"];
};

/** One job in a list: enough to decide whether to open it. */
export function JobCard({ job, company }: JobCardProps) {
  const params = { id: job.id };
  const { text, marks, elsewhere } = cardDescription(job);
  return (
    <article className="flex gap-4 px-4 py-5 transition-colors hover:bg-sunken/50 sm:px-5">
      {company && (
        <Avatar
          shape="square"
          initials={company.name.slice(0, 2).toUpperCase()}
          src={company.logoUrl}
          className="hidden sm:grid"
        />
      )}
      <div className="min-w-0 flex-1">
        <div className="justify-between gap-x-4 sm:flex">
          <div className="min-w-0">
            <h3 className="text-lg">
              <Link to="/jobs/$id" params={params} className={linkStyles({ variant: "title" })}>
                <bdi>
                  <MarkedText text={job.title} marks={job.match?.title ?? []} />
                </bdi>
              </Link>
            </h3>
            <p className="text-ink-muted">
              {company && (
                <>
                  <CompanyLink company={company} />
                  {" · "}
                </>
              )}
              <bdi>{job.location}</bdi>
            </p>
          </div>
          <p
            className={cn(
              "whitespace-nowrap tabular-nums",
              salaryIsDisclosed(job) ? "font-semibold" : "text-ink-muted",
            )}
          >
            {cardSalary(job)}
          </p>
        </div>
        <p dir="auto" className="mt-2 max-w-prose wrap-anywhere text-ink-muted">
          <MarkedText text={text} marks={marks} />
        </p>
        {elsewhere && (
          <p
            dir="auto"
            className="mt-1.5 max-w-prose border-l-2 border-line-firm pl-3 wrap-anywhere text-ink-muted"
          >
            <MarkedText {...elsewhere} />
          </p>
        )}
        <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-3 sm:gap-x-4">
          <div className="flex flex-wrap gap-1.5">
            <Badge>{typeLabel(job.type)}</Badge>
            <Badge>{levelBadge(job.experienceLevel)}</Badge>
            <Badge>{categoryLabel(job.category)}</Badge>
          </div>
          {/* Read later than it was rendered, a job may be a day older: that is no reason to draw anew. */}
          <p suppressHydrationWarning className="text-xs text-ink-subtle">
            {job.createdAt ? relativeDateText(job.createdAt) : "Recently posted"} ·{" "}
            {applicantsText(job.applicantCount)}
          </p>
          <div className="ml-auto flex sm:gap-1.5">
            <SaveJobButton job={job} />
            <Button asChild variant="secondary">
              <Link to="/jobs/$id" params={params} aria-label={`Apply Now: ${job.title}`}>
                Apply Now
              </Link>
            </Button>
          </div>
        </div>
      </div>
    </article>
  );
}
