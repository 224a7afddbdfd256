import type { ListedJob } from "@rolecall/contract/jobs/job.schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import X from "lucide-react/icons/x";
import { type ReactElement, useState } from "react";
import { Button } from "#ui/button.tsx";
import { PopoverPanel } from "#ui/popover-panel.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { matchHash } from "./match-hash.ts";
import { matchOfJobQuery } from "./match.api.ts";
import { matchClaim, matchTitle } from "./reason-text.ts";
import { ReasonsOfJob } from "./reasons-of-job.tsx";

export type MatchedJob = Pick<ListedJob, "id" | "title" | "matchScore">;

type WhyPanelProps = {
  job: MatchedJob;
  /** The button with the score that it shows. */
  opener: (score: number) => ReactElement;
};

/** The reasons of a match beside its score on a card, open as soon as it is there. */
export function WhyPanel({ job, opener }: WhyPanelProps) {
  const { id, title, matchScore = null } = job;
  const [open, setOpen] = useState(true);
  // 'I do have this' changes the score at once; the list keeps its order until it is read again.
  const { data } = useQuery(matchOfJobQuery(id));
  const score = data ? data.score : matchScore;
  return (
    <PopoverPanel
      trigger={opener(score ?? 0)}
      label={`Your match with ${title}`}
      open={open}
      onOpenChange={setOpen}
      className="max-h-[min(30rem,var(--radix-popover-content-available-height))] w-[min(24rem,calc(100vw-1rem))] overflow-y-auto overscroll-contain text-left outline-none"
    >
      <div className="sticky top-0 flex items-start gap-2 border-b border-line bg-raised py-2 pr-2 pl-4">
        <div className="min-w-0 flex-1 py-1">
          <p className="font-semibold">{matchTitle(score)}</p>
          <p className="text-xs text-ink-muted">{matchClaim(score)}</p>
        </div>
        <Button variant="ghost" size="icon" aria-label="Close" onClick={() => setOpen(false)}>
          <X aria-hidden />
        </Button>
      </div>
      <div className="px-4 pb-4 text-sm">
        <ReasonsOfJob jobId={id} />
        <Link
          to="/jobs/$id"
          params={{ id }}
          hash={matchHash}
          className={linkStyles({ className: "mt-2 inline-block" })}
        >
          Open this job
        </Link>
      </div>
    </PopoverPanel>
  );
}
