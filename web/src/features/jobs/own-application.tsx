import { statusLabel } from "@rolecall/contract/application-status.ts";
import type { JobDetail } from "@rolecall/contract/jobs.ts";
import Check from "lucide-react/icons/check";
import { longDateText } from "#lib/dates.ts";

/** Reminds candidates that they applied, and where that stands. */
export function OwnApplication({ job, userId }: { job: JobDetail; userId: string }) {
  const own = job.applications.find(({ candidateId }) => candidateId === userId);
  if (!own) return null;
  return (
    <p
      role="status"
      className="mt-4 flex items-start gap-2 rounded-md bg-accent-soft px-4 py-3 text-accent-ink"
    >
      <Check aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        You applied on {longDateText(own.appliedAt)}. Status: {statusLabel(own.status)}.
      </span>
    </p>
  );
}
