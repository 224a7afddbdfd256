import type { WebSocket } from "ws";
import * as z from "zod";
import { AppError } from "#http/errors.ts";
import { interruptedText, type Transfer, type TransferMessage } from "./transfer.ts";
import type { Transfers } from "./transfers.ts";

/** Nothing was said by either side for so long, and nobody asked to wait: nobody is there any more. */
const idleMs = 5 * 60_000;

/** A socket whose client has not read this many bytes is closed. */
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
  { transfer, transfers }: { transfer: Transfer; transfers: Transfers },
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
  /** The last word is the end of the connection. */
  const hear = (message: TransferMessage) => {
    send(message);
    if (message.action !== "progress") socket.close();
  };
  const commands = {
    pause: () => transfer.pause(),
    resume: () => transfer.resume(),
    cancel: interrupt,
  };

  const leave = transfers.attend(transfer);
  const hearNoMore = transfer.listen(hear);
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
    hearNoMore();
    leave();
  });
  if (transfer.outcome) hear(transfer.outcome);
};
