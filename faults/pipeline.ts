import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { Call } from "../bench/http-client.ts";
import type { Visit } from "./visits.ts";

interface Asked {
  path: string;
  at: number;
  answered: (visit: Visit) => void;
}

const requestOf = ({ method = "GET", path, cookie, body }: Call, host: string): string => {
  const content = body ? JSON.stringify(body) : "";
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    ...(cookie === undefined ? [] : [`Cookie: ${cookie}`]),
    ...(body ? ["Content-Type: application/json"] : []),
    ...(body ? [`Content-Length: ${Buffer.byteLength(content)}`] : []),
  ];
  return `${lines.join("\r\n")}\r\n\r\n${content}`;
};

/**
 * A connection on which many requests may be asked before the first is answered. It costs so little
 * that a flood of them says how busy the server is, and not how busy the flood.
 */
export class Pipeline implements Disposable {
  readonly #socket: Socket;
  readonly #host: string;
  readonly #asked: Asked[] = [];
  #text = "";
  /** A server that has too many connections says so before it is asked, and hangs up. */
  #said: { status: number; retryAfter: string | undefined } = { status: 0, retryAfter: undefined };

  private constructor(socket: Socket, host: string) {
    this.#socket = socket;
    this.#host = host;
    socket.setEncoding("latin1");
    socket.on("data", (chunk: string) => this.#read(chunk));
    socket.on("error", () => {});
    socket.on("close", () => {
      this.#giveUp();
    });
  }

  /** @param localAddress where it comes from, an address of this machine */
  static async open(origin: string, localAddress: string): Promise<Pipeline> {
    const { hostname, port, host } = new URL(origin);
    const socket = connect({ host: hostname, port: Number(port), localAddress, noDelay: true });
    await once(socket, "connect");
    return new Pipeline(socket, host);
  }

  get isOpen(): boolean {
    return this.#socket.writable;
  }

  /** Sends all of them at once. Resolves to how they were answered; 0 where there was none. */
  ask(calls: readonly Call[]): Promise<Visit[]> {
    const at = performance.now();
    const visits = calls.map(
      ({ path }) => new Promise<Visit>((answered) => this.#asked.push({ path, at, answered })),
    );
    if (!this.isOpen) this.#giveUp();
    else this.#socket.write(calls.map((call) => requestOf(call, this.#host)).join(""));
    return Promise.all(visits);
  }

  #read(chunk: string): void {
    this.#text += chunk;
    for (;;) {
      const end = this.#text.indexOf("\r\n\r\n");
      if (end === -1) return;
      const head = this.#text.slice(0, end);
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (this.#text.length < end + 4 + length) return;
      this.#text = this.#text.slice(end + 4 + length);
      if (/\r\nconnection: close/i.test(head)) this.#socket.end();
      this.#answer(Number(head.slice(9, 12)), /\r\nretry-after: (\d+)/i.exec(head)?.[1]);
    }
  }

  #giveUp(): void {
    while (this.#asked.length > 0) this.#answer(this.#said.status, this.#said.retryAfter);
  }

  #answer(status: number, retryAfter: string | undefined): void {
    const asked = this.#asked.shift();
    if (!asked) {
      this.#said = { status, retryAfter };
      return;
    }
    const { path, at, answered } = asked;
    answered({ path, at, ms: performance.now() - at, status, retryAfter });
  }

  [Symbol.dispose](): void {
    this.#socket.destroy();
  }
}
