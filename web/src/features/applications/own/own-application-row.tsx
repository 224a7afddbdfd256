import type { OwnApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { Link } from "@tanstack/react-router";
import ChevronDown from "lucide-react/icons/chevron-down";
import FileText from "lucide-react/icons/file-text";
import { useId, useState } from "react";
import { StatusBadge } from "#features/applications/status-badge.tsx";
import { StatusHistory } from "#features/applications/status-history.tsx";
import { reviewTones } from "#features/applications/status-tones.ts";
import { CompanyLink } from "#features/companies/company-link.tsx";
import { CompanyTile } from "#features/companies/company-tile.tsx";
import { longDateText } from "#lib/text/dates.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { linkStyles } from "#ui/text/link-styles.ts";
import { Paragraphs } from "#ui/text/paragraphs.tsx";
import { lastStep } from "./last-step.ts";

/** One of the user's own applications. The letter and the history unfold. */
export function OwnApplicationRow({ application }: { application: OwnApplication }) {
  const { id, job, status, appliedAt, withdrawnAt, eraseAt, resumeUrl } = application;
  const step = lastStep(application);
  const panelId = useId();
  const [unfolded, setUnfolded] = useState(false);
  return (
    <article aria-label={job.title} className="px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
        <CompanyTile company={job.company} className="max-[20rem]:hidden" />
        <div className="min-w-0 flex-1 basis-24 wrap-anywhere">
          <h2 className="text-lg">
            <Link
              to="/jobs/$id"
              params={{ id: job.id }}
              className={linkStyles({ variant: "title" })}
            >
              <bdi>{job.title}</bdi>
            </Link>
          </h2>
          <p className="text-ink-muted">
            <CompanyLink company={job.company} />
          </p>
        </div>
        {withdrawnAt === null ? (
          <StatusBadge status={status} tones={reviewTones} />
        ) : (
          <Badge>Withdrawn</Badge>
        )}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="w-full text-xs text-ink-subtle sm:mr-auto sm:w-auto">
          <span>Applied {longDateText(appliedAt)}</span>
          {step !== null && ` · ${step}`}
          {eraseAt && `, kept until ${longDateText(eraseAt)}`}
        </p>
        <a
          href={resumeUrl}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`View Resume sent for ${job.title}`}
          className={linkStyles({ className: "inline-flex items-center gap-1.5" })}
        >
          <FileText aria-hidden className="size-4" />
          View Resume
        </a>
        <Link
          to="/my-applications/$id"
          params={{ id }}
          aria-label={`Timeline of ${job.title}`}
          className={linkStyles()}
        >
          Timeline
        </Link>
        <Button
          variant="ghost"
          size="sm"
          className="max-sm:ml-auto"
          aria-label={`Details of ${job.title}`}
          aria-expanded={unfolded}
          aria-controls={panelId}
          onClick={() => setUnfolded(!unfolded)}
        >
          Details
          <ChevronDown
            aria-hidden
            className={cn("transition-transform", unfolded && "rotate-180")}
          />
        </Button>
      </div>
      <div id={panelId} hidden={!unfolded}>
        {unfolded && (
          <div className="mt-4 grid gap-x-10 gap-y-6 border-t border-line pt-4 sm:grid-cols-[1fr_12rem]">
            <section className="min-w-0">
              <h3 className="text-xs text-ink-subtle">Cover Letter</h3>
              <Paragraphs text={application.coverLetter} />
            </section>
            <section>
              <h3 className="text-xs text-ink-subtle">History</h3>
              <StatusHistory application={application} />
            </section>
          </div>
        )}
      </div>
    </article>
  );
}
