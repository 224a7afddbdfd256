import type { FastifyInstance } from "fastify";
import { onBehalfOfNobody } from "#db/connection/fair-pool.ts";
import type { Services } from "#services.ts";

/**
 * The most time, in milliseconds, that a part may take to answer; load balancers give up after a
 * few seconds.
 */
const timeoutMs = 2_000;
/** The time, in milliseconds, for which the store's answer is reused, since S3 charges for each request. */
const storeBelievedFor = 5_000;

type State = "ok" | "unavailable";

/** A part of the server: it is asked once at a time, however many want to know. */
const watch = (
  ask: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
  believedFor = 0,
): (() => Promise<State>) => {
  let answer: Promise<State> = Promise.resolve("unavailable");
  let askAgainAt = -Infinity;
  const askNow = async (): Promise<State> => {
    try {
      await ask();
      return "ok";
    } catch (error) {
      onFailure(error);
      return "unavailable";
    } finally {
      askAgainAt = performance.now() + believedFor;
    }
  };
  return () => {
    if (performance.now() >= askAgainAt) {
      askAgainAt = Infinity;
      answer = askNow();
    }
    const late = Promise.withResolvers<State>();
    const end = setTimeout(() => late.resolve("unavailable"), timeoutMs).unref();
    return Promise.race([answer, late.promise]).finally(() => clearTimeout(end));
  };
};

/**
 * For process managers and load balancers: alive at all, and able to serve. Without its database or
 * its queue an instance serves nobody, so it is not ready. Without the store it still serves all but
 * files, and the store is the same for every instance: were they all taken out, a lost store would be
 * a lost site. It is merely degraded, and says so.
 */
export const serveHealth = (app: FastifyInstance, { db, queue, files }: Services) => {
  const told = (part: string) => (err: unknown) =>
    app.log.warn({ err, part }, "a part of the server is not available");
  const parts = {
    database: watch(() => onBehalfOfNobody(() => db.execute("select 1")), told("database")),
    queue: watch(() => queue.check(), told("queue")),
    store: watch(() => files.check(), told("store"), storeBelievedFor),
  };

  app.get("/health/live", (_request, reply) =>
    reply.header("Cache-Control", "no-store").send("ok"),
  );
  app.get("/health/ready", async (_request, reply) => {
    const [database, queued, store] = await Promise.all([
      parts.database(),
      parts.queue(),
      parts.store(),
    ]);
    const serves = database === "ok" && queued === "ok";
    if (!serves) reply.code(503).header("Retry-After", 2);
    const ready = store === "ok" ? "ready" : "degraded";
    const status = serves ? ready : "unavailable";
    return reply
      .header("Cache-Control", "no-store")
      .send({ status, database, queue: queued, store });
  });
};
