import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { PoolUse } from "#db/connection/client.ts";
import { measureRequests } from "./request-metrics.ts";

/** Figures for the operator, in Prometheus's form. */
export interface Metrics {
  measureRequests(app: FastifyInstance): void;
  /**
   * Serves the figures at `/metrics`, on a port of their own, since they are for the operator alone.
   * Rejects with the system's error where the port is taken.
   */
  serve(address: { host: string; port: number }): Promise<{ port: number; end: () => void }>;
  /** The figures as they are now. */
  read(): Promise<{ contentType: string; text: string }>;
}

/** How many events a reader has not read. */
interface Lag {
  name: string;
  events: number;
}

/** What is asked of the database when somebody asks for the figures. */
interface Sources {
  readLags: () => Promise<Lag[]>;
  countLetters: () => Promise<{ waiting: number; failed: number }>;
}

/** Opens the figures of the process, its requests, its connections to the database, the readers of events and letters. */
export const openMetrics = (
  poolUse: () => PoolUse,
  { readLags, countLetters }: Sources,
): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const connections = new Gauge({
    name: "database_connections",
    help: "Connections to the database by what they do, and requests that wait for one",
    labelNames: ["state"],
    registers: [],
    collect: () => {
      const { busy, idle, awaited } = poolUse();
      connections.set({ state: "busy" }, busy);
      connections.set({ state: "idle" }, idle);
      connections.set({ state: "awaited" }, awaited);
    },
  });
  registry.registerMetric(connections);
  const lags = new Gauge({
    name: "event_reader_lag_events",
    help: "Events that a reader has not read yet, up to 100,000; none are shown while the database is gone",
    labelNames: ["reader"],
    registers: [],
    collect: async () => {
      lags.reset();
      for (const { name, events } of await readLags().catch(() => []))
        lags.set({ reader: name }, events);
    },
  });
  registry.registerMetric(lags);
  const letters = new Gauge({
    name: "letters",
    help: "Letters that were tried in vain: those that wait for another attempt, and those that were given up",
    labelNames: ["state"],
    registers: [],
    collect: async () => {
      const { waiting, failed } = await countLetters();
      letters.set({ state: "waiting" }, waiting);
      letters.set({ state: "failed" }, failed);
    },
  });
  registry.registerMetric(letters);
  const read = async () => ({ contentType: registry.contentType, text: await registry.metrics() });
  return {
    read,
    measureRequests: (app) => measureRequests(app, registry),
    serve: async ({ host, port }) => {
      const server = createServer((request, response) => {
        void (async () => {
          if (request.url !== "/metrics") return response.writeHead(404).end();
          const { contentType, text } = await read();
          response.setHeader("X-Content-Type-Options", "nosniff");
          return response.writeHead(200, { "Content-Type": contentType }).end(text);
        })();
      });
      server.listen(port, host);
      await once(server, "listening");
      const end = () => {
        server.close();
        server.closeAllConnections();
      };
      return { port: (server.address() as AddressInfo).port, end };
    },
  };
};
