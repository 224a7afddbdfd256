import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";

/** A hook that drops the body's stream of answers to HEAD requests. */
const dropStream = async (_request: FastifyRequest, _reply: FastifyReply, payload: unknown) => {
  if (!(payload instanceof Readable)) return payload;
  payload.destroy();
  return null;
};

/**
 * Answers HEAD as GET, by the same hooks and handler, so that both say the same; Node leaves the content
 * out. Fastify's own HEAD routes do not compress, and so promise another length. Call it first: it
 * copies routes before other plugins add to them.
 */
export const answerHead = (app: FastifyInstance): void => {
  app.addHook("onRoute", function (this: FastifyInstance, route: RouteOptions) {
    const { routePath: url = route.url } = route as { routePath?: string };
    if (route.method !== "GET" || this.hasRoute({ method: "HEAD", url: route.url })) return;
    const onSend = [route.onSend ?? []].flat();
    this.route({ ...route, url, method: "HEAD", onSend: [...onSend, dropStream] });
  });
};
