import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { codeHeader } from "@rolecall/contract/error.ts";
import { codeOf } from "@rolecall/contract/refusal.ts";

/** An answer of text, written by hand where there is no request of the framework's to reply to. */
export const rawAnswer = (
  status: number,
  text = "",
  headers: Record<string, string> = {},
): string => {
  const code = codeOf(text);
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Content-Type: text/plain; charset=utf-8",
    ...(code === undefined ? [] : [`${codeHeader}: ${code}`]),
    `Content-Length: ${Buffer.byteLength(text)}`,
    "Cache-Control: no-store",
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options: nosniff",
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    "Connection: close",
    "",
    text,
  ].join("\r\n");
};

/** Answers and closes the connection, since a client that keeps its own end open would keep it for ever. */
export const hangUpWith = (socket: Duplex, answer: string): void => {
  socket.on("error", () => socket.destroy());
  socket.resume().end(answer, () => socket.destroy());
};
