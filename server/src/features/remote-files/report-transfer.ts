import type { WebSocket } from "ws";
import * as z from "zod";
import { AppError } from "#http/errors.ts";
import type { Companion } from "./companion.ts";
import { interruptedText, type Transfer, type TransferMessage } from "./transfer.ts";
import type { Transfers } from "./transfers.ts";

/** Nothing was said by either side for so long, and nobody asked to wait: nobody is there any more. */
const idleMs = 5 * 60_000;

/** A browser takes what it is sent; who takes none of so many bytes only makes the server keep them. */
const mostUntaken = 64 * 1024;

const command = z.object({ action: z.enum(["pause", "resume", "cancel"]) });
const commandIn = (text: string) => {
  try {
    return command.safeParse(JSON.parse(text)).data?.action ?? null;
  } catch {
    return null;
  }
};

/** Tells a browser how its transfer goes, and does what it says. */
export const reportTransfer = (
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
  const interrupt = () => transfer.fail(new AppError("unavailable", interruptedText));
  const idle = setTimeout(() => {
    if (transfer.isPaused) idle.refresh();
    else interrupt();
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
    if (message.action === "error") interrupt();
    tell();
  };
  const commands = {
    pause: () => transfer.pause(),
    resume: () => transfer.resume(),
    cancel: () => {
      emitter.emit(`cancel:${token}`);
      interrupt();
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
  socket.on("ping", (data: Buffer) => {
    if (socket.bufferedAmount > mostUntaken) socket.terminate();
    else socket.pong(data);
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
