import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import type { Limits } from "#http/limits/limits.ts";

const resolutionMs = 10;
const measuredEveryMs = 500;

/**
 * Load shedding of rendering: there is no queue, since a page that is not rendered still comes, as the
 * plain client. Answers how to take a place; null when the server is busy.
 */
export const renderShares = (
  app: FastifyInstance,
  { atOnce, delayMs }: Limits["rendering"],
): (() => (() => void) | null) => {
  let running = 0;
  let isLate = false;
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  const timer = setInterval(() => {
    isLate = delay.mean / 1e6 - resolutionMs > delayMs;
    delay.reset();
  }, measuredEveryMs).unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    delay.disable();
  });
  return () => {
    if (isLate || running >= atOnce) return null;
    running += 1;
    return () => {
      running -= 1;
    };
  };
};
