import type { FastifyInstance } from "fastify";
import type { Config } from "#config.ts";
import { Budget } from "./budget.ts";
import { Connections } from "./connections.ts";
import { holdRequests, type ReadBody } from "./held-requests.ts";
import type { Limits } from "./limits.ts";
import { proxiesOf } from "./proxies.ts";

/** Applies the limits to the server's connections and to the memory of their requests. */
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
