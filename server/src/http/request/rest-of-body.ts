import type { IncomingMessage } from "node:http";
import { giveBack } from "./give-back.ts";

/** The most that is read and dropped before the connection is closed. */
const mostDropped = { bytes: 20 * 1024 * 1024, ms: 10_000 };

/** A reader that is still there may be writing the bytes to a disk. */
const isReadByNobodyElse = (request: IncomingMessage) =>
  request.listenerCount("data") === 1 && request.listenerCount("readable") === 0;

/**
 * For a body that was refused before its end: reads on for a while, since many
 * clients look at the answer only when they have sent everything, and then hangs
 * up on those that never stop.
 */
export const dropRestOfBody = (request: IncomingMessage): void => {
  if (request.complete || request.destroyed) return;
  let left = mostDropped.bytes;
  const hangUp = () => request.destroy();
  const timer = setTimeout(hangUp, mostDropped.ms);
  request.once("close", () => clearTimeout(timer));
  request.on("data", (chunk: Uint8Array) => {
    left -= chunk.length;
    if (isReadByNobodyElse(request)) giveBack(chunk);
    if (left < 0) hangUp();
  });
  request.resume();
};
