import type { ListedJob } from "@rolecall/contract/jobs/job.schemas.ts";
import { Link } from "@tanstack/react-router";
import { linkStyles } from "#ui/text/link-styles.ts";
import { matchHash } from "./match-hash.ts";

type MatchOnCardProps = { job: Pick<ListedJob, "id" | "title" | "matchScore"> };

/** How well a job in a list fits its reader; the link leads to the reasons. Of no match at all nothing is said. */
export function MatchOnCard({ job: { id, title, matchScore } }: MatchOnCardProps) {
  if (!matchScore) return null;
  return (
    <Link
      to="/jobs/$id"
      params={{ id }}
      hash={matchHash}
      aria-label={`Match ${matchScore} of 100: why? ${title}`}
      className={linkStyles({
        variant: "quiet",
        className: "text-xs font-medium whitespace-nowrap tabular-nums",
      })}
    >
      Match {matchScore} of 100
    </Link>
  );
}
