import type { FoundJob } from "@rolecall/contract/jobs/job.schemas.ts";
import Check from "lucide-react/icons/check";
import { useAuth } from "#features/auth/session/auth-provider.tsx";
import { relativeDateText } from "#lib/text/dates.ts";
import { momentOfId } from "#lib/text/id-moment.ts";

type RelationToJobProps = {
  job: Pick<FoundJob, "can" | "applications">;
};

/** The mark of a job in a list that its reader applied to, or manages. */
export function RelationToJob({ job }: RelationToJobProps) {
  const { user } = useAuth();
  const [own] = job.applications;
  const isManager = job.can.edit;
  if (!user || (!isManager && !own)) return null;
  const sent = own && momentOfId(own.id);
  return (
    // Read later than it was rendered, an application may be a day older.
    <p
      suppressHydrationWarning
      className="flex items-center gap-1 text-xs font-medium whitespace-nowrap text-accent-ink"
    >
      {!isManager && <Check aria-hidden className="size-3.5" />}
      {isManager ? "You manage this" : `Applied ${sent ? relativeDateText(sent) : ""}`.trim()}
    </p>
  );
}
