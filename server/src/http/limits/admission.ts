import type { FastifyInstance } from "fastify";
import type { Config } from "#config.ts";
import { onBehalfOf } from "#db/connection/fair-pool.ts";
import { fairQueue, type Shares } from "#fair-queue.ts";
import { Overloaded } from "#http/errors.ts";
import { networkOf } from "#http/request/network-of.ts";
import { isRead } from "#http/request/same-origin.ts";

/**
 * The numbers of requests that are answered at once and that wait, of all networks and of one. The
 * ten connections to the database are kept busy by far fewer; more would only make each slower. The
 * queue holds a fraction of a second's work.
 */
const usual: Shares = {
  atOnce: { all: 48, each: 16 },
  waiting: { all: 1_000, each: 200 },
};

/** For a server whose limits are off: a load test comes from one address. */
const sharesOf = ({ rateLimit }: Pick<Config, "rateLimit">): Shares => {
  if (rateLimit) return usual;
  const { atOnce, waiting } = usual;
  return {
    atOnce: { all: atOnce.all, each: atOnce.all },
    waiting: { all: waiting.all, each: waiting.all },
  };
};

/**
 * A request that takes longer than this, in milliseconds, waits for something else than this
 * process: a lock, a store, another queue, a slow body. Its place goes to the next one.
 */
const placeKeptForMs = 250;

/**
 * Load shedding: a few requests are answered at once, networks take turns, and a request above its
 * network's share is refused before any work is done for it.
 */
export const admitInTurn = (app: FastifyInstance, config: Pick<Config, "rateLimit">): void => {
  const queue = fairQueue(sharesOf(config), () => new Overloaded());
  app.addHook("onRequest", async ({ ip, raw }, reply) => {
    const leave = await queue.enter(networkOf(ip));
    // A client that has hung up costs nothing more.
    if (raw.socket.destroyed) {
      leave();
      return reply.hijack();
    }
    const timer = setTimeout(leave, placeKeptForMs);
    reply.raw.once("close", () => {
      clearTimeout(timer);
      leave();
    });
  });
  // Set after the body was read: reading it loses the asynchronous context.
  app.addHook("preHandler", ({ ip, raw, method }, reply, done) => {
    // A write goes on without its client, which may have sent it and left. What a read set going for others goes on
    // as well, once the read itself is over.
    const isGone = () => isRead(method) && raw.socket.destroyed && !reply.raw.headersSent;
    onBehalfOf(networkOf(ip), done, isGone);
  });
};
