import { once } from "node:events";
import { WebSocket } from "ws";

interface Message {
  action: string;
  payload: { url?: string; bytesUploaded?: number; error?: { message: string } };
}

export interface TransferSocket {
  say: (action: "pause" | "resume" | "cancel") => void;
  /** The first message of that kind, as soon as it is there. */
  hear: (action: "progress" | "success" | "error") => Promise<Message["payload"]>;
  closed: Promise<unknown>;
}

/** The browser's end of a transfer's socket, at a port of this machine or at an origin such as `wss://localhost`. */
export async function openTransferSocket(
  place: number | string,
  token: string,
  headers: Record<string, string>,
): Promise<TransferSocket> {
  const origin = typeof place === "number" ? `ws://127.0.0.1:${place}` : place;
  const socket = new WebSocket(`${origin}/companion/api/${token}`, { headers });
  const heard: Message[] = [];
  const waiting: { action: string; resolve: (payload: Message["payload"]) => void }[] = [];
  socket.on("message", (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message;
    heard.push(message);
    for (const { action, resolve } of waiting)
      if (action === message.action) resolve(message.payload);
  });
  const closed = once(socket, "close");
  await once(socket, "open");
  return {
    say: (action) => socket.send(JSON.stringify({ action, payload: {} })),
    hear: (action) => {
      const known = heard.find((message) => message.action === action);
      if (known) return Promise.resolve(known.payload);
      return new Promise((resolve) => waiting.push({ action, resolve }));
    },
    closed,
  };
}

/** The status with which the server refuses to open a socket. */
export async function refusalOfSocket(
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<number | undefined> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
  socket.on("error", () => {});
  const [, response] = (await once(socket, "unexpected-response")) as [
    unknown,
    { statusCode?: number },
  ];
  return response.statusCode;
}
