import type { LiveEvent } from "./live.queries.ts";

/** Whether the candidate may not know of it yet. */
export const isAwaited = ({ visibleFrom }: LiveEvent) =>
  visibleFrom !== null && visibleFrom.getTime() > Date.now();

/** Whether the candidate learns of it later than it happened. */
export const isLate = ({ visibleFrom, event: { at } }: LiveEvent) =>
  visibleFrom !== null && visibleFrom.getTime() - at.getTime() > 1_000;

/** Whether the candidate never knows of it. */
export const isTakenBack = ({ visibleFrom }: LiveEvent) => visibleFrom === null;
