import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { unavailable } from "#http/errors.ts";
import { hangUpWith, rawAnswer } from "#http/reply/raw-answer.ts";
import { networkOf } from "#http/request/network-of.ts";
import { dropRestOfBody } from "#http/request/rest-of-body.ts";
import { ArrivingBody } from "./arriving-body.ts";
import { Budget, type Holding } from "./budget.ts";
import { hasBody } from "./held-requests.ts";
import type { Limits } from "./limits.ts";

/** A connection and its state. */
interface Connection {
  network: string;
  holding: Holding;
  /** It is above the limit: its requests are refused until there is room. */
  isRefused: boolean;
  /** The number of requests that are being answered. */
  requests: number;
  /** The time when the last request ended, and the number of bytes that had been read by then. */
  quietSince: number;
  readBefore: number;
  /** The share of the budget for unfinished headers, if they are large. */
  headers: { holding: Holding; bytes: number } | null;
  body: ArrivingBody | null;
  /** The share of the budget for unread answers, if they are large. */
  unread: Holding | null;
  isUpgraded: boolean;
}

/** Smaller headers are not counted. */
const fewBytes = 4_096;

const refusal = unavailable();
const rawRefusal = rawAnswer(503, refusal.message, {
  "Retry-After": String(refusal.retryAfterSeconds),
});
/** Below this, unread answers are not counted: streams buffer as much of a file. */
const fewUnreadBytes = 128 * 1024;
/** Node's own code for late headers. */
const tooSlow = Object.assign(new Error("The body arrives too slowly"), {
  code: "ERR_HTTP_REQUEST_TIMEOUT",
});

/**
 * The open connections of a server, with bounds on their number, on what unfinished headers take of the
 * memory, and on how slowly bodies arrive. Those that are too many are told so when they ask for
 * something, and closed when they do not.
 */
export class Connections {
  readonly #open = new Map<Socket, Connection>();
  readonly #limits: Limits;
  readonly #numbers: Budget;
  readonly #bytes: Budget;
  readonly #unread: Budget;
  readonly #isProxy: (address: string) => boolean;
  #refused = 0;
  #proxied = 0;

  /** @param bytes what requests may hold of the memory */
  constructor(limits: Limits, bytes: Budget, isProxy: (address: string) => boolean) {
    this.#limits = limits;
    this.#numbers = new Budget(limits.connections);
    this.#bytes = bytes;
    this.#unread = new Budget(limits.unreadBytes);
    this.#isProxy = isProxy;
  }

  /** Watches all connections to the server from now on. */
  watch(server: Server): void {
    server.on("connection", (socket: Socket) => this.#accept(socket));
    server.on("upgrade", ({ socket }) => {
      const connection = this.#open.get(socket);
      if (connection) connection.isUpgraded = true;
    });
    server.on("listening", () => {
      const timer = setInterval(() => this.#checkAll(server), this.#limits.checkMs).unref();
      server.once("close", () => clearInterval(timer));
    });
  }

  /** Call it for each request. @throws AppError where its connection is one too many */
  begin(request: IncomingMessage, response: ServerResponse): void {
    const connection = this.#open.get(request.socket);
    if (!connection) return;
    connection.requests += 1;
    connection.headers?.holding.release();
    connection.headers = null;
    // A request that is being answered is not cut off for others; a body that is still arriving may
    // be.
    if (hasBody(request)) connection.body = new ArrivingBody(request);
    else connection.holding.protect();
    response.once("close", () => {
      connection.requests -= 1;
      connection.quietSince = performance.now();
      connection.readBefore = request.socket.bytesRead;
      if (connection.requests === 0) connection.holding.expose();
    });
    // Once the answer is finished, Node would drop the rest itself, without an end.
    response.once("prefinish", () => dropRestOfBody(request));
    if (connection.isRefused && !this.#findRoom(connection)) throw unavailable();
  }

  /** Ends all of them, whatever they are used for. */
  end(): void {
    for (const socket of this.#open.keys()) socket.destroy();
  }

  #accept(socket: Socket) {
    const address = socket.remoteAddress ?? "";
    // A proxy serves many people: each of its connections counts as a network of its own.
    const network = this.#isProxy(address) ? `proxied ${this.#proxied++}` : networkOf(address);
    const holding = this.#numbers.open(network, () => socket.destroy());
    const isRefused = holding.take(1) !== "taken";
    if (isRefused && this.#refused >= this.#limits.connections.refused) {
      holding.release();
      return hangUpWith(socket, rawRefusal);
    }
    if (isRefused) this.#refused += 1;
    else holding.expose();
    const connection: Connection = {
      network,
      holding,
      isRefused,
      requests: 0,
      quietSince: performance.now(),
      readBefore: 0,
      headers: null,
      body: null,
      unread: null,
      isUpgraded: false,
    };
    this.#open.set(socket, connection);
    socket.once("close", () => {
      this.#open.delete(socket);
      if (connection.isRefused) this.#refused -= 1;
      holding.release();
      connection.headers?.holding.release();
      connection.unread?.release();
    });
  }

  #findRoom(connection: Connection): boolean {
    connection.isRefused = connection.holding.take(1) !== "taken";
    if (!connection.isRefused) this.#refused -= 1;
    return !connection.isRefused;
  }

  #checkAll(server: Server) {
    for (const [socket, connection] of this.#open) {
      const { body, isUpgraded, requests } = connection;
      this.#countUnread(socket, connection);
      if (body?.hasEnded) connection.body = null;
      else if (body?.isTooSlow(this.#limits.bodySpeed)) server.emit("clientError", tooSlow, socket);
      else if (requests === 0 && !isUpgraded) this.#checkQuiet(socket, connection);
    }
  }

  /** Closes the connection of a client that does not read its answers once their budget is exhausted. */
  #countUnread(socket: Socket, connection: Connection) {
    connection.unread?.release();
    if (socket.writableLength <= fewUnreadBytes) return;
    connection.unread = this.#unread.open(connection.network, () => socket.destroy());
    connection.unread.expose();
    if (connection.unread.take(socket.writableLength) !== "taken") socket.destroy();
  }

  /** Looks at a connection without a request. */
  #checkQuiet(socket: Socket, connection: Connection) {
    const quietMs = performance.now() - connection.quietSince;
    if (connection.isRefused && quietMs > this.#limits.connections.refusedMs) {
      socket.destroy();
      return;
    }
    const bytes = socket.bytesRead - connection.readBefore;
    if (bytes <= fewBytes) return;
    connection.headers ??= {
      holding: this.#bytes.open(connection.network, () => socket.destroy()),
      bytes: 0,
    };
    const { headers } = connection;
    headers.holding.expose();
    if (headers.holding.take(bytes - headers.bytes) !== "taken") hangUpWith(socket, rawRefusal);
    headers.bytes = bytes;
  }
}
