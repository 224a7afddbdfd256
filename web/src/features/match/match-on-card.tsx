import { lazy, Suspense } from "react";
import { useOnDemand } from "#ui/overlay/on-demand.ts";
import { Slot } from "#ui/slot.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import type { MatchedJob } from "./why-panel.tsx";

const loadPanel = () => import("./why-panel.tsx");
const WhyPanel = lazy(async () => ({ default: (await loadPanel()).WhyPanel }));

/** How well a job in a list fits its reader, and why once it is pressed. Of no match at all nothing is said. */
export function MatchOnCard({ job }: { job: MatchedJob }) {
  const { used, triggerProps } = useOnDemand(loadPanel);
  if (!job.matchScore) return null;
  const opener = (score: number) => (
    <button
      type="button"
      aria-label={`Match ${score} of 100: why? ${job.title}`}
      className={linkStyles({
        variant: "quiet",
        className: "-my-1 py-1 text-xs font-medium whitespace-nowrap tabular-nums",
      })}
    >
      Match {score} of 100: why?
    </button>
  );
  const closed = (
    <Slot aria-haspopup="dialog" aria-expanded={false} {...triggerProps}>
      {opener(job.matchScore)}
    </Slot>
  );
  return (
    <Suspense fallback={closed}>{used ? <WhyPanel job={job} opener={opener} /> : closed}</Suspense>
  );
}
