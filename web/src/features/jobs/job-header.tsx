import type { JobDetail } from "@rolecall/contract/jobs/jobs.schemas.ts";
import type { ReactNode } from "react";
import { CompanyLink } from "#features/companies/company-link.tsx";
import { CompanyTile } from "#features/companies/company-tile.tsx";
import { VerifiedBadge } from "#features/companies/verified-badge.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { JobFacts } from "./job-facts.tsx";
import { categoryLabel, levelBadge, typeLabel } from "./job-text.ts";
import { remoteText } from "./posting/country-of.ts";
import { SaveJobButton } from "./saved/save-job-button.tsx";

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
    <header>
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
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <div className="flex flex-wrap gap-1.5">
          {job.type && <Badge>{typeLabel(job.type)}</Badge>}
          {job.experienceLevel && <Badge>{levelBadge(job.experienceLevel)}</Badge>}
          {job.category && <Badge>{categoryLabel(job.category)}</Badge>}
          <VerifiedBadge company={job.company} />
          {job.postedByOutsider && <Badge>Posted by a recruiter</Badge>}
        </div>
        {onApply && (
          <div className="flex w-full flex-wrap items-center gap-1.5 sm:ml-auto sm:w-auto">
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
