import type { FoundJob } from "@rolecall/contract/jobs/job.schemas.ts";
import { lazyScreen } from "#lib/lazy-screen.ts";

/** What a job is to its reader, whose code visitors do not need. */
export const LazyRelation = lazyScreen(() => import("./relation-to-job.tsx"));

/** Whether there is something to say: it fits, they applied to it, or manage it. */
export const isRelated = ({
  can,
  applications,
  matchScore,
}: Pick<FoundJob, "can" | "applications" | "matchScore">) =>
  can.edit || applications[0] || matchScore != null;
