import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";

/** How many pages are rendered at once. More would each be slower, and none of them sooner. */
const mostAtOnce = 8;
/** How late the server may be with whatever is due, in milliseconds, and still render pages. */
const mostDelayMs = 100;
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
    isLate = delay.mean / 1e6 - resolutionMs > mostDelayMs;
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
