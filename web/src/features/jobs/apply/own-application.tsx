import { statusLabel } from "@rolecall/contract/applications/application-status.ts";
import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import type { JobDetail } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { Link } from "@tanstack/react-router";
import Check from "lucide-react/icons/check";
import { longDateText } from "#lib/text/dates.ts";
import { linkStyles } from "#ui/text/link-styles.ts";

/** The user's own application to a job, if any. */
export const applicationOf = (user: User, job: JobDetail): LoadedApplication | undefined =>
  job.applications.find(({ candidateId }) => candidateId === user.id);

/** Reminds people that they applied, and where that stands. */
export function OwnApplication({ application }: { application: LoadedApplication }) {
  const { appliedAt, status } = application;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-accent-soft px-4 py-3 text-accent-ink">
      <p role="status" className="flex items-start gap-2">
        <Check aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>
          Applied on {longDateText(appliedAt)}. Status: {statusLabel(status)}.
        </span>
      </p>
      <Link to="/my-applications" className={linkStyles({ className: "sm:ml-auto" })}>
        View my applications
      </Link>
    </div>
  );
}
