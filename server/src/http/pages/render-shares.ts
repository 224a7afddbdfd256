import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import { renderLimits } from "./render-limits.ts";

/** The most pages rendered at once. More would slow down each of them, and make none of them faster. */
const mostAtOnce = 8;
const resolutionMs = 10;
const measuredEveryMs = 500;

/**
 * Load shedding of rendering: there is no queue, since a page that is not rendered still comes, as the
 * plain client. Answers how to take a place; null when the server is busy.
 */
export const renderShares = (app: FastifyInstance): (() => (() => void) | null) => {
  let running = 0;
  let isLate = false;
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  const timer = setInterval(() => {
    isLate = delay.mean / 1e6 - resolutionMs > renderLimits.delayMs;
    delay.reset();
  }, measuredEveryMs).unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    delay.disable();
  });
  return () => {
    if (isLate || running >= mostAtOnce) return null;
    running += 1;
    return () => {
      running -= 1;
    };
  };
};
