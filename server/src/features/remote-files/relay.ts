import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { companionPath } from "@rolecall/contract/remote-files.ts";
import type { FastifyInstance } from "fastify";
import { WebSocketServer, type WebSocket } from "ws";
import * as z from "zod";
import { AppError } from "#http/errors.ts";
import { isOwnOrigin } from "#http/same-origin.ts";
import { userOfCookies } from "#http/session.ts";
import type { Services } from "#services.ts";
import type { Companion } from "./companion.ts";
import type { RemoteFiles } from "./remote-files.service.ts";
import { interruptedText, type Transfer, type TransferMessage } from "./transfer.ts";
import type { Transfers } from "./transfers.ts";

/** Nothing was said by either side for so long: nobody is there any more. */
const idleMs = 5 * 60_000;
const socketPath = `${companionPath}/api/`;

const command = z.object({ action: z.enum(["pause", "resume", "cancel"]) });
const commandIn = (text: string) => {
  try {
    return command.safeParse(JSON.parse(text)).data?.action ?? null;
  } catch {
    return null;
  }
};

const refuse = (socket: Duplex, status: number) =>
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  );

/** Tells a browser how its transfer goes, and does what it says. */
const attend = (
  socket: WebSocket,
  {
    transfer,
    token,
    transfers,
    emitter,
  }: {
    transfer: Transfer;
    token: string;
    transfers: Transfers;
    emitter: Companion["emitter"];
  },
) => {
  const idle = setTimeout(() => {
    transfer.fail(new AppError("unavailable", interruptedText));
    tell();
  }, idleMs);
  const send = (message: TransferMessage) => {
    idle.refresh();
    socket.send(JSON.stringify(message));
  };
  /** The last word, and the end of the connection. */
  const tell = () => {
    if (!transfer.outcome) return;
    send(transfer.outcome);
    socket.close();
  };
  const hear = (message: { action: string; payload: object }) => {
    if (message.action === "progress") send({ action: "progress", payload: message.payload });
    // Companion's own words on a failure are about its insides.
    if (message.action === "error") transfer.fail(new AppError("unavailable", interruptedText));
    tell();
  };
  const commands = {
    pause: () => transfer.pause(),
    resume: () => transfer.resume(),
    cancel: () => {
      emitter.emit(`cancel:${token}`);
      transfer.fail(new AppError("unavailable", interruptedText));
    },
  };

  const leave = transfers.attend(transfer);
  transfer.ended.addEventListener("abort", tell, { once: true });
  emitter.on(token, hear);
  socket.on("message", (data: Buffer) => {
    idle.refresh();
    const action = commandIn(data.toString());
    if (action) commands[action]();
  });
  socket.on("error", () => socket.terminate());
  socket.on("close", () => {
    clearTimeout(idle);
    transfer.ended.removeEventListener("abort", tell);
    emitter.off(token, hear);
    leave();
  });
  emitter.emit(`connection:${token}`);
  tell();
};

/** Answers the sockets of transfers, to the signed-in users who began them. */
export const openRelay = (
  app: FastifyInstance,
  { db, config }: Services,
  remoteFiles: RemoteFiles,
) => {
  const { transfers } = remoteFiles;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 4_096 });
  let closing = false;

  const admit = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { origin, host, cookie = "" } = request.headers;
    const path = request.url?.split("?", 1)[0] ?? "";
    if (closing) return refuse(socket, 503);
    if (!path.startsWith(socketPath)) return refuse(socket, 404);
    if (origin !== undefined && !isOwnOrigin(origin, config.publicUrl, host))
      return refuse(socket, 403);
    const caller = { cookies: app.parseCookie(cookie), log: app.log };
    const user = await userOfCookies(db, caller, config.secureCookies);
    if (!user) return refuse(socket, 401);
    const token = path.slice(socketPath.length);
    const transfer = transfers.findByToken(token, user.id);
    const { emitter } = await remoteFiles.companion();
    sockets.handleUpgrade(request, socket, head, (open) => {
      if (transfer) return attend(open, { transfer, token, transfers, emitter });
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
      closing = true;
      for (const socket of sockets.clients) socket.terminate();
    },
  };
};
