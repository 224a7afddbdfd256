import type { FastifyInstance } from "fastify";
import { Histogram, type Registry } from "prom-client";

/** Around the product's bars: a list within 60 ms, a sign-in some 50 ms, an upload seconds. */
const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measures every answer by its route's pattern, never by the address asked for: that would name people and never end. */
export const measureRequests = (app: FastifyInstance, registry: Registry): void => {
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's arrival to the end of its answer",
    labelNames: ["method", "route", "status"],
    buckets: secondsBuckets,
    registers: [registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "unknown";
    const labels = { method: request.method, route, status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1_000);
  });
};
