import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { Overloaded } from "#http/errors.ts";

/** The most unanswered requests of one connection; browsers send one at a time. */
const mostUnanswered = 32;

interface Connection {
  unanswered: number;
  /** Resolves when the last request so far is answered. */
  answered: Promise<void>;
}

/**
 * Requests that a connection sends before the first is answered are answered one after another
 * (RFC 9112, section 9.3.2). Answers must leave in their order, so a later one begun early would wait
 * for the earlier ones all the same, and keep others from their turn. Of a connection that is lost
 * nothing more is begun.
 */
export const answerPipelinedInOrder = (app: FastifyInstance): void => {
  const connections = new WeakMap<Socket, Connection>();
  app.addHook("onRequest", async ({ raw: { socket } }, reply) => {
    const connection = connections.get(socket) ?? { unanswered: 0, answered: Promise.resolve() };
    if (connection.unanswered >= mostUnanswered) throw new Overloaded();
    connections.set(socket, connection);
    const { unanswered, answered: earlier } = connection;
    connection.unanswered += 1;
    connection.answered = new Promise((resolve) => {
      reply.raw.once("close", () => {
        connection.unanswered -= 1;
        resolve();
      });
    });
    if (unanswered > 0) await earlier;
  });
};
