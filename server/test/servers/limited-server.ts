import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { onTestFinished, vi } from "vitest";
import { Budget } from "#http/limits/budget.ts";
import { Connections } from "#http/limits/connections.ts";
import { limitsOf, type Limits } from "#http/limits/limits.ts";
import { headerLimit } from "#http/request/malformed.ts";
import { openRaw, type RawConnection } from "./raw-connection.ts";

/** Both ends of a connection. */
export interface LimitedConnection extends RawConnection {
  /** The server's end. */
  served: Socket;
  isOpen: () => boolean;
  /** Sends this, and resolves once the server has read it. */
  arrives: (text: string) => Promise<void>;
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await turn();
};

/**
 * A server that keeps within these limits and does nothing else; a refused request is answered 503. Time
 * passes, and connections are looked at, when the test says so.
 */
export const startLimitedServer = async (limits: Partial<Limits>, answer: RequestListener) => {
  const all = { ...limitsOf({ rateLimit: true }), ...limits };
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  const connections = new Connections(all, new Budget(all.requestBytes), () => false);
  const server = createServer({ maxHeaderSize: headerLimit }, (request, response) => {
    try {
      connections.begin(request, response);
    } catch {
      response.writeHead(503).end("refused");
      return;
    }
    answer(request, response);
  });
  server.on("clientError", (_error, socket) => socket.destroy());
  connections.watch(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    connections.end();
    server.close();
    vi.useRealTimers();
  });

  const open = async (from = "127.0.0.1"): Promise<LimitedConnection> => {
    const accepted = once(server, "connection");
    const connection = await openRaw(port, from);
    const [socket] = (await accepted) as [Socket];
    const arrives = async (text: string) => {
      const bytes = socket.bytesRead + text.length;
      connection.socket.write(text);
      await until(() => socket.bytesRead >= bytes);
    };
    const isOpen = () => !socket.destroyed && !socket.writableEnded;
    return { ...connection, served: socket, isOpen, arrives };
  };
  return {
    server,
    open,
    turn,
    until,
    /** Advances the time, so that all connections are checked. */
    passes: (ms: number) => vi.advanceTimersByTime(ms),
  };
};
