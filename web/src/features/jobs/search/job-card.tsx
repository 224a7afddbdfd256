import type { FoundJob } from "@rolecall/contract/jobs/job.schemas.ts";
import { applyHash } from "@rolecall/contract/pages.ts";
import { salaryIsDisclosed } from "@rolecall/contract/values/salary.ts";
import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { CompanyLink } from "#features/companies/company-link.tsx";
import { CompanyTile } from "#features/companies/company-tile.tsx";
import {
  applicantsText,
  cardSalary,
  categoryLabel,
  levelBadge,
  typeLabel,
} from "#features/jobs/job-text.ts";
import { SaveJobButton } from "#features/jobs/saved/save-job-button.tsx";
import { relativeDateText } from "#lib/text/dates.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { linkStyles } from "#ui/text/link-styles.ts";
import { MarkedText } from "#ui/text/marked-text.tsx";
import { cardDescription } from "./card-description.ts";
import { isRelated, LazyRelation } from "./on-card/lazy-relation.ts";

type JobCardProps = {
  /** With the matches of the search, if it is from one. */
  job: Omit<FoundJob, "company">;
  /** Left out where all jobs around are the same company's. */
  company?: FoundJob["company"];
};

/** One job in a list: enough to decide whether to open it. */
export function JobCard({ job, company }: JobCardProps) {
  const params = { id: job.id };
  const { text, marks, elsewhere } = cardDescription(job);
  const [words, link] = job.can.edit
    ? (["Applications", { to: "/jobs/$jobId/applications", params: { jobId: job.id } }] as const)
    : (["Apply Now", { to: "/jobs/$id", params, hash: applyHash }] as const);
  return (
    <div className="@container">
      <article className="job-row">
        {company && <CompanyTile company={company} className="row:mr-4 row:[grid-area:tile]" />}
        <div
          className={cn(
            "min-w-0 flex-1 row:contents",
            company ? "max-sm:contents" : "max-sm:col-span-2",
          )}
        >
          <div className="justify-between gap-x-4 sm:flex row:contents">
            <div className="min-w-0 row:[grid-area:names]">
              <h3 className="text-lg row:text-base">
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
                "tabular-nums sm:whitespace-nowrap row:ml-4 row:text-right row:leading-6 row:[grid-area:pay]",
                salaryIsDisclosed(job) ? "font-semibold" : "text-ink-muted",
              )}
            >
              {cardSalary(job)}
            </p>
          </div>
          <p dir="auto" className="job-row-text">
            <MarkedText text={text} marks={marks} />
          </p>
          {elsewhere && (
            <p dir="auto" className="job-row-found">
              <MarkedText {...elsewhere} />
            </p>
          )}
          <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-3 max-sm:col-span-2 sm:gap-x-4 row:contents">
            <div className="job-row-kinds">
              <Badge>{typeLabel(job.type)}</Badge>
              <Badge>{levelBadge(job.experienceLevel)}</Badge>
              <Badge>{categoryLabel(job.category)}</Badge>
            </div>
            {/* Read later than it was rendered, a job may be a day older: that is no reason to draw anew. */}
            <p suppressHydrationWarning className="job-row-date">
              {job.publishedAt ? relativeDateText(job.publishedAt) : "Recently posted"} ·{" "}
              {applicantsText(job.applicantCount)}
            </p>
            <div className="job-row-acts">
              <Suspense>{isRelated(job) && <LazyRelation job={job} />}</Suspense>
              <SaveJobButton job={job} />
              <Button asChild variant="secondary">
                {/* Nobody applies to a job of their own: its row leads to the applications. */}
                <Link {...link} aria-label={`${words}: ${job.title}`}>
                  {words}
                </Link>
              </Button>
            </div>
          </div>
        </div>
      </article>
    </div>
  );
}
