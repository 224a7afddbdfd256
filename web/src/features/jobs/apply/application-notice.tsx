import { statusLabel } from "@rolecall/contract/applications/application-status.ts";
import { alreadyAppliedText, jobClosedText } from "@rolecall/contract/applications/refusals.ts";
import type { JobDetail } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { isOpen } from "@rolecall/contract/jobs/jobs.ts";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { longDateText } from "#lib/text/dates.ts";
import { applicationOf } from "./own-application.tsx";

const box = "block rounded-md px-4 py-3";

/** Says why an application to this job would be refused, before somebody writes it. */
export function ApplicationNotice({ job }: { job: JobDetail }) {
  const own = applicationOf(useSignedInUser(), job);
  if (own)
    return (
      <span className={`${box} bg-accent-soft text-accent-ink`}>
        <strong className="block font-semibold">{alreadyAppliedText}.</strong>
        Applied on {longDateText(own.appliedAt)}. Status: {statusLabel(own.status)}.
      </span>
    );
  if (isOpen(job)) return null;
  return <strong className={`${box} bg-sunken font-medium`}>{jobClosedText}.</strong>;
}
