import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Config } from "#config.ts";
import type { Metrics } from "#metrics/metrics.ts";
import type { Services } from "#services.ts";

interface Parts {
  metrics: Pick<Metrics, "read">;
  queue: Services["queue"];
}

/** The most time, in milliseconds, that the queue may take to answer. */
const answerWithinMs = 2_000;

/** Where an instance answers that does background work alone: nobody reaches it by the public address. */
export const operatorAddress = ({ host, port }: Pick<Config, "host" | "port">): string =>
  `http://${host.includes(":") ? `[${host}]` : host}:${port}`;

/** Tells the operator of an instance that does background work alone how it is. */
export const serveOperator = async (
  { host, port }: Pick<Config, "host" | "port">,
  { metrics, queue }: Parts,
) => {
  const answers: Record<string, (response: ServerResponse) => Promise<unknown>> = {
    "/healthz": async (response) => {
      const late = AbortSignal.timeout(answerWithinMs);
      const isWell = await Promise.race([
        queue.check().then(
          () => true,
          () => false,
        ),
        once(late, "abort").then(() => false),
      ]);
      response.writeHead(isWell ? 200 : 503, {
        "Content-Type": "application/json",
        "Cache-Control": "no-store",
      });
      return response.end(JSON.stringify({ status: isWell ? "ready" : "unavailable" }));
    },
    "/metrics": async (response) => {
      const { contentType, text } = await metrics.read();
      return response.writeHead(200, { "Content-Type": contentType }).end(text);
    },
  };
  const server = createServer((request, response) => {
    response.setHeader("X-Content-Type-Options", "nosniff");
    const [path = ""] = (request.url ?? "").split("?", 1);
    const answer = ["GET", "HEAD"].includes(request.method ?? "") ? answers[path] : undefined;
    if (answer) void answer(response).catch(() => response.destroy());
    else response.writeHead(404, { "Content-Type": "text/plain" }).end("Not found");
  });
  server.listen(port, host);
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    end: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
