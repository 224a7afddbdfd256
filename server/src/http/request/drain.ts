import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { unavailable } from "#http/errors.ts";

/** For the answers on their way. */
const lastWordMs = 300;

/**
 * Makes `app.close()` graceful: requests in flight are finished while new ones are answered 503,
 * and only then does the server stop listening. Requests that exceed the time-out are cut off.
 * (Fastify would stop listening at once.)
 * @param cutOff closes every connection, also upgraded ones and those without a whole request
 */
export const drainBeforeClose = (
  app: FastifyInstance,
  { timeoutMs, cutOff }: { timeoutMs: number; cutOff: () => void },
): void => {
  const { promise: drained, resolve: onDrained } = Promise.withResolvers<void>();
  let closing = false;
  let inFlight = 0;

  app.addHook("onRequest", async (_request, reply) => {
    if (closing) {
      reply.header("Connection", "close");
      throw unavailable();
    }
    inFlight += 1;
    reply.raw.once("close", () => {
      inFlight -= 1;
      if (closing && inFlight === 0) onDrained();
    });
  });

  app.addHook("preClose", async () => {
    closing = true;
    if (inFlight > 0) await Promise.race([drained, delay(timeoutMs, undefined, { ref: false })]);
    setTimeout(cutOff, lastWordMs).unref();
  });
};
