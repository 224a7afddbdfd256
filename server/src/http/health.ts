import type { FastifyInstance } from "fastify";
import type { Services } from "#services.ts";

/** For process managers and load balancers: alive at all, and able to serve. */
export const serveHealth = (app: FastifyInstance, { db }: Services) => {
  app.get("/health/live", (_request, reply) =>
    reply.header("Cache-Control", "no-store").send("ok"),
  );
  app.get("/health/ready", async (_request, reply) => {
    await db.execute("select 1");
    return reply.header("Cache-Control", "no-store").send("ok");
  });
};
