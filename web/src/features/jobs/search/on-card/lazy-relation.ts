import type { FoundJob } from "@rolecall/contract/jobs/job.schemas.ts";
import { lazyScreen } from "#lib/lazy-screen.ts";

/** What a job is to its reader, and its copies: code that most cards of visitors do not need. */
export const LazyRelation = lazyScreen(() => import("./more-on-card.tsx"));

/** Whether there is something to say: it fits, they applied to it, or manage it, or it has copies. */
export const isRelated = ({
  can,
  applications,
  matchScore,
  copies,
}: Pick<FoundJob, "can" | "applications" | "matchScore" | "copies">) =>
  can.edit || applications[0] || matchScore != null || copies?.[0];

/** Fetches the code of what these jobs are to their reader: a card that is shown before grows when it comes. */
export const readyForCards = async (jobs: FoundJob[]): Promise<void> => {
  if (jobs.some(isRelated)) await LazyRelation.preload?.();
};
