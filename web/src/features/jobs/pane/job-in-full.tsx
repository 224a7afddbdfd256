import type { JobDetail } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { isOpen } from "@rolecall/contract/jobs/jobs.ts";
import { applyHash } from "@rolecall/contract/pages.ts";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useAuth } from "#features/auth/session/auth-provider.tsx";
import { CompanyLink } from "#features/companies/company-link.tsx";
import { CompanyTile } from "#features/companies/company-tile.tsx";
import { applicationOf, OwnApplication } from "#features/jobs/apply/own-application.tsx";
import { JobClosed } from "#features/jobs/job-closed.tsx";
import { CompanyCard } from "#features/jobs/job-company-card.tsx";
import { JobFacts } from "#features/jobs/job-facts.tsx";
import { JobTextView } from "#features/jobs/job-text-view.tsx";
import { categoryLabel, levelBadge, typeLabel } from "#features/jobs/job-text.ts";
import { SaveJobButton } from "#features/jobs/saved/save-job-button.tsx";
import { RelationToJob } from "#features/jobs/search/on-card/relation-to-job.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";

const SimilarJobs = lazy(async () => ({
  default: (await import("#features/jobs/similar/similar-jobs.tsx")).SimilarJobs,
}));

/** A job to read, for everyone. Its own page, where one applies, is a link away. */
export function JobInFull({ job }: { job: JobDetail }) {
  const { user } = useAuth();
  const params = { id: job.id };
  const own = user ? applicationOf(user, job) : undefined;
  const { company, requirements } = job;
  return (
    <article className="px-5 pt-5 pb-8 sm:px-6">
      <header>
        <div className="flex items-start gap-4 pr-10">
          <CompanyTile company={company} size="lg" className="max-[20rem]:hidden" />
          <div className="min-w-0">
            <h2 className="text-xl wrap-anywhere">
              <Link to="/jobs/$id" params={params} className={linkStyles({ variant: "title" })}>
                <bdi>{job.title}</bdi>
              </Link>
            </h2>
            <p className="mt-1 text-ink-muted">
              <CompanyLink company={company} />
              {job.location !== null && (
                <>
                  {" · "}
                  <bdi>{job.location}</bdi>
                </>
              )}
            </p>
          </div>
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3">
          <div className="flex flex-wrap gap-1.5">
            {job.type && <Badge>{typeLabel(job.type)}</Badge>}
            {job.experienceLevel && <Badge>{levelBadge(job.experienceLevel)}</Badge>}
            {job.category && <Badge>{categoryLabel(job.category)}</Badge>}
          </div>
          {!own && <RelationToJob job={job} />}
          {isOpen(job) && (
            <div className="ml-auto flex items-center gap-1.5">
              <SaveJobButton job={job} />
              <Button asChild variant={own ? "secondary" : "primary"}>
                <Link to="/jobs/$id" params={params} hash={applyHash}>
                  Apply Now
                </Link>
              </Button>
            </div>
          )}
        </div>
        {!isOpen(job) && <JobClosed />}
        {own && <OwnApplication application={own} />}
        <JobFacts job={job} className="mt-5" />
      </header>
      <section className="mt-6 max-w-prose">
        <h3 className="text-lg">Job Description</h3>
        <JobTextView text={job.description ?? ""} subhead="h4" />
      </section>
      {requirements !== null && requirements.trim() !== "" && (
        <section className="mt-6 max-w-prose">
          <h3 className="text-lg">Requirements</h3>
          <JobTextView text={requirements} subhead="h4" />
        </section>
      )}
      <div className="mt-8 flex flex-col gap-8">
        <CompanyCard company={company} />
        <Suspense>
          <SimilarJobs jobId={job.id} heading="h3" />
        </Suspense>
      </div>
    </article>
  );
}
