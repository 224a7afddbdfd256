import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { JobStateBadge } from "#features/jobs/job-state-badge.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";

export interface ManagedRow {
  id: string;
  title: string;
  isActive: boolean;
  deadline: string | null;
  draft: boolean;
  publishAt: string | null;
  applicantCount: number;
  company: { name: string };
}

const applicationsText = (count: number) =>
  `${count.toLocaleString("en-US")} application${count === 1 ? "" : "s"}`;

type ManagedJobRowProps = {
  job: ManagedRow;
  /** More about the job, after the count of its applications. */
  children?: ReactNode;
};

/** A job as its managers see it: with its state and its applicants. */
export function ManagedJobRow({ job, children }: ManagedJobRowProps) {
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 wrap-anywhere">
          <Link
            to="/jobs/$id"
            params={{ id: job.id }}
            className={linkStyles({ variant: "title", className: "font-semibold" })}
          >
            <bdi>{job.title}</bdi>
          </Link>
          <p className="text-ink-muted">
            <bdi>{job.company.name}</bdi>
          </p>
        </div>
        <JobStateBadge job={job} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 text-xs text-ink-subtle">
        {!job.draft && (
          <Link to="/jobs/$jobId/applications" params={{ jobId: job.id }} className={linkStyles()}>
            {applicationsText(job.applicantCount)}
          </Link>
        )}
        {children}
      </div>
    </>
  );
}
