import type { JobDetail } from "@rolecall/contract/jobs/jobs.schemas.ts";
import type { ReactNode } from "react";
import { CompanyLink } from "#features/companies/company-link.tsx";
import { CompanyTile } from "#features/companies/company-tile.tsx";
import { VerifiedBadge } from "#features/companies/verified-badge.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { keepClearOf } from "#ui/page/sticky-bar.ts";
import { JobFacts } from "./job-facts.tsx";
import { categoryLabel, levelBadge, typeLabel } from "./job-text.ts";
import { remoteText } from "./posting/country-of.ts";
import { SaveJobButton } from "./saved/save-job-button.tsx";

const line = "mt-3 flex flex-wrap items-center gap-4 py-2 max-sm:mt-5 max-sm:py-0";

/** In view as long as the job is read, where there is the height for it. */
const stickyLine =
  "sticky-bar sticky top-14 z-10 -mx-2 bg-canvas px-2 short:static max-sm:static print:static print:mx-0 print:px-0";

/** On phones a bar of its own, at the thumb. */
const applyBar =
  "flex items-center gap-1.5 sm:ml-auto max-sm:w-full max-sm:not-short:fixed max-sm:not-short:inset-x-0 max-sm:not-short:bottom-0 max-sm:not-short:z-20 max-sm:not-short:border-t max-sm:not-short:border-line max-sm:not-short:bg-surface max-sm:not-short:px-4 max-sm:not-short:py-2 print:hidden";

type JobHeaderProps = {
  job: JobDetail;
  /** Undefined where the job takes no applications. */
  onApply: (() => void) | undefined;
  /** Whether the user has applied; the button is then a secondary one. */
  applied: boolean;
  /** The notice beside the button. */
  children: ReactNode;
};

/** Title, company and facts of a job, with the first way to apply. */
export function JobHeader({ job, onApply, applied, children }: JobHeaderProps) {
  return (
    // Its row with the button is the page's, and stays in view as long as the job is read.
    <header className="contents">
      <div className="flex items-start gap-4">
        <CompanyTile company={job.company} size="lg" className="max-[20rem]:hidden" />
        <div className="min-w-0">
          <h1 className="text-2xl wrap-anywhere sm:text-3xl">
            <bdi>{job.title}</bdi>
          </h1>
          <p className="mt-1 text-base text-ink-muted">
            <CompanyLink company={job.company} />
            {job.location !== null && (
              <>
                {" · "}
                <bdi>{job.location}</bdi>
              </>
            )}
          </p>
          {job.type === "remote" && job.remoteCountries.length > 0 && (
            <p className="text-ink-muted">{remoteText(job.remoteCountries)}</p>
          )}
        </div>
      </div>
      <div ref={onApply && keepClearOf} className={cn(line, onApply && stickyLine)}>
        <div className="flex flex-wrap gap-1.5">
          {job.type && <Badge>{typeLabel(job.type)}</Badge>}
          {job.experienceLevel && <Badge>{levelBadge(job.experienceLevel)}</Badge>}
          {job.category && <Badge>{categoryLabel(job.category)}</Badge>}
          <VerifiedBadge company={job.company} />
          {job.postedByOutsider && <Badge>Posted by a recruiter</Badge>}
        </div>
        {onApply && (
          <div className={`apply-bar ${applyBar}`}>
            <SaveJobButton job={job} />
            <Button
              size="lg"
              variant={applied ? "secondary" : "primary"}
              className="flex-1"
              onClick={onApply}
            >
              Apply Now
            </Button>
          </div>
        )}
      </div>
      {children}
      <JobFacts job={job} className="mt-6" />
    </header>
  );
}
