import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { companionPath } from "@rolecall/contract/resumes/remote-files.ts";
import type { FastifyInstance } from "fastify";
import { WebSocketServer } from "ws";
import { hangUpWith, rawAnswer } from "#http/reply/raw-answer.ts";
import { isOwnOrigin } from "#http/request/same-origin.ts";
import type { FeatureServices } from "#services.ts";
import { reportTransfer } from "./report-transfer.ts";
import { interruptedText } from "./transfer.ts";
import type { Transfers } from "./transfers.ts";

const socketPath = `${companionPath}/api/`;

/** Whether a request opens the WebSocket of a transfer. Offers of other protocols are ignored. */
export const opensTransferSocket = ({ method, url = "", headers }: IncomingMessage): boolean =>
  method === "GET" &&
  url.startsWith(socketPath) &&
  headers.upgrade?.toLowerCase() === "websocket" &&
  headers["content-length"] === undefined &&
  headers["transfer-encoding"] === undefined;

const refuse = (socket: Duplex, status: number) => hangUpWith(socket, rawAnswer(status));

/** Answers the sockets of transfers, to the signed-in users who began them. */
export const serveTransferSockets = (
  app: FastifyInstance,
  { config, userOf }: FeatureServices,
  transfers: Transfers,
) => {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: 4_096,
    // Answers to many pings would pile up if the sender does not read them.
    autoPong: false,
  });

  const admit = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { origin, host, cookie = "" } = request.headers;
    const path = request.url?.split("?", 1)[0] ?? "";
    if (origin !== undefined && !isOwnOrigin(origin, config.publicUrl, host))
      return refuse(socket, 403);
    const caller = { cookies: app.parseCookie(cookie), log: app.log };
    const user = await userOf(caller);
    if (!user) return refuse(socket, 401);
    const transfer = transfers.find(path.slice(socketPath.length), user.id);
    if (transfer && transfers.isCrowded(transfer)) return refuse(socket, 503);
    sockets.handleUpgrade(request, socket, head, (open) => {
      if (transfer) return reportTransfer(open, { transfer, transfers });
      // Another server's, or one before the last start: the widget begins anew.
      const payload = { error: { message: interruptedText } };
      open.send(JSON.stringify({ action: "error", payload }));
      open.close();
    });
  };

  app.server.on("upgrade", (request, socket, head) => {
    socket.on("error", () => socket.destroy());
    admit(request, socket, head).catch(() => refuse(socket, 503));
  });

  return {
    close: () => {
      for (const socket of sockets.clients) socket.terminate();
    },
  };
};
