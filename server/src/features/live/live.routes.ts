import { notSignedIn } from "#http/errors.ts";
import type { Feature } from "#http/route.ts";
import { LiveStreams } from "./live-streams.ts";

const headers = {
  "Content-Type": "text/event-stream",
  "Cache-Control": "no-store",
  // A proxy in between passes on what it gets.
  "X-Accel-Buffering": "no",
};

/** No endpoint of the contract: its answer has no end. */
export const liveRoutes: Feature = (_route, app, services) => {
  const streams = new LiveStreams(services, app.log);
  app.get<{ Querystring: { lastEventId?: string | string[] } }>(
    "/api/events",
    async (request, reply) => {
      const user = await services.userOf(request);
      if (!user) throw notSignedIn();
      if (request.method === "HEAD") return reply.headers(headers).send();
      const known = request.headers["last-event-id"] ?? request.query.lastEventId;
      const lastEventId = known?.toString();
      const { raw } = reply;
      await streams.open({ user, raw, lastEventId }, () => {
        // Those of every answer are set already.
        for (const [name, value] of Object.entries(reply.headers(headers).getHeaders()))
          if (value !== undefined) raw.setHeader(name, value);
        reply.hijack();
        raw.flushHeaders();
      });
      return reply;
    },
  );
};
