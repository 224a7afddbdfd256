import type { FoundJob } from "@rolecall/contract/jobs/job.schemas.ts";
import Check from "lucide-react/icons/check";
import { useAuth } from "#features/auth/session/auth-provider.tsx";
import { MatchOnCard } from "#features/match/match-on-card.tsx";
import { daysAgoText } from "#lib/text/days-ago.ts";
import { momentOfId } from "#lib/text/id-moment.ts";

type RelationToJobProps = {
  job: Pick<FoundJob, "id" | "title" | "can" | "applications" | "matchScore">;
};

/** What a job in a list is to its reader: how well it fits, and whether they applied to it or manage it. */
export function RelationToJob({ job }: RelationToJobProps) {
  const { user } = useAuth();
  const [own] = job.applications;
  const isManager = job.can.edit;
  if (!user) return null;
  const sent = own && momentOfId(own.id);
  return (
    <>
      {user.role === "candidate" && <MatchOnCard job={job} />}
      {(isManager || own) && (
        // Read later than it was rendered, an application may be a day older.
        <p
          suppressHydrationWarning
          className="flex items-center gap-1 text-xs font-medium whitespace-nowrap text-accent-ink"
        >
          {!isManager && <Check aria-hidden className="size-3.5" />}
          {isManager ? "You manage this" : `Applied ${sent ? daysAgoText(sent) : ""}`.trim()}
        </p>
      )}
    </>
  );
}
