import { checkJob } from "@rolecall/contract/jobs/job-check.ts";
import type { JobDetail } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { Link } from "@tanstack/react-router";
import Lightbulb from "lucide-react/icons/lightbulb";
import { linkStyles } from "#ui/text/link-styles.ts";
import { missingFields } from "./missing-fields.ts";

/** What a draft still needs, and what its text could do better; each leads to its field. */
export function DraftToDo({ job }: { job: JobDetail }) {
  const missing = missingFields(job);
  const remarks = checkJob(job).filter(({ field }) => !missing.some((one) => one.field === field));
  return (
    <>
      {missing.length > 0 && (
        <div className="mt-3">
          <h2 className="text-sm font-medium">Missing before it can be published</h2>
          <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-1">
            {missing.map(({ field, label }) => (
              <li key={field}>
                <ToField id={job.id} field={field}>
                  {label}
                </ToField>
              </li>
            ))}
          </ul>
        </div>
      )}
      {remarks.length > 0 && (
        <div className="mt-3">
          <h2 className="text-sm font-medium">What it could do better</h2>
          <ul className="mt-1 flex flex-col gap-1">
            {remarks.map(({ code, field, message }) => (
              <li key={`${code} ${field}`} className="flex gap-2">
                <Lightbulb aria-hidden className="mt-0.5 size-4 shrink-0 text-amber-ink" />
                <ToField id={job.id} field={field}>
                  {message}
                </ToField>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

type ToFieldProps = { id: string; field: string; children: string };

/** The form of the job, with the focus in one of its fields. */
function ToField({ id, field, children }: ToFieldProps) {
  return (
    <Link to="/jobs/$id/edit" params={{ id }} hash={field} className={linkStyles()}>
      {children}
    </Link>
  );
}
