import type { listUndecidedJobs } from "@rolecall/contract/dashboard.ts";
import { Link } from "@tanstack/react-router";
import type { Reply } from "#lib/api-client.ts";
import { Badge } from "#ui/badge.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { undecidedText, waitingText } from "./undecided-text.ts";

type UndecidedJobRowProps = { job: Reply<typeof listUndecidedJobs>[number] };

/** A job whose applications wait for a decision, and since when. The whole row leads to them. */
export function UndecidedJobRow({ job }: UndecidedJobRowProps) {
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 transition-colors hover:bg-sunken/50">
      <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <h3 className="text-base">
          <Link
            className={linkStyles({ variant: "title", className: "after:absolute after:inset-0" })}
            to="/jobs/$jobId/applications"
            params={{ jobId: job.id }}
          >
            <bdi>{job.title}</bdi>
          </Link>
        </h3>
        <p className="text-ink-muted">
          <bdi>{job.company.name}</bdi>
        </p>
      </div>
      {/* On phones a line of their own, below the name. */}
      <p className="flex items-center gap-x-3 max-sm:w-full">
        <Badge tone="yellow" className="tabular-nums">
          {undecidedText(job.undecided)}
        </Badge>
        {/* Read later than it was rendered, it may have waited a day longer. */}
        <span
          suppressHydrationWarning
          className="text-xs text-ink-subtle whitespace-nowrap tabular-nums sm:w-38 sm:text-right"
        >
          oldest waits {waitingText(job.oldestAt)}
        </span>
      </p>
    </li>
  );
}
