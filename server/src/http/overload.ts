import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { unavailable } from "./errors.ts";

/** A server whose turns take so long, in milliseconds, only gets worse by taking on more. */
const longestTurn = 2_000;

/** Refuses requests at once while the process is far behind, so that it can catch up. */
export const refuseUnderPressure = async (app: FastifyInstance) => {
  await app.register(underPressure, {
    maxEventLoopDelay: longestTurn,
    pressureHandler: (_request, _reply, _kind, turn) => {
      // So long as no turn was measured, as on a machine that is too busy to start, nothing is known.
      if (turn !== Infinity) throw unavailable();
    },
  });
};
