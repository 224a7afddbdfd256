import type { FastifyInstance } from "fastify";
import type { Config } from "#config.ts";
import { Budget } from "./budget.ts";
import { Connections } from "./connections.ts";
import { holdRequests, type ReadBody } from "./held-requests.ts";
import type { Limits } from "./limits.ts";
import { proxiesOf } from "./proxies.ts";

/** Holds the server's connections, and what their requests take of the memory, to the limits. */
export const keepWithin = (
  app: FastifyInstance,
  limits: Limits,
  config: Pick<Config, "trustProxy">,
): { connections: Connections; readBody: ReadBody } => {
  const bytes = new Budget(limits.requestBytes);
  const connections = new Connections(limits, bytes, proxiesOf(config));
  connections.watch(app.server);
  app.addHook("onRequest", async ({ raw }, reply) => connections.begin(raw, reply.raw));
  return { connections, readBody: holdRequests(app, bytes) };
};
