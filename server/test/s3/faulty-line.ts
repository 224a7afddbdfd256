import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { afterAll } from "vitest";

/** `away` cuts connections off, `hanging` never answers, `failing` says so, `breaking` stops halfway. */
type State = "up" | "away" | "hanging" | "failing" | "breaking";

/** A proxy in front of an object store that fails as networks do. Bytes that pass are not changed. */
export class FaultyLine {
  /** Sees each connection as it is made. */
  onConnection: (socket: Socket) => void = () => {};
  /** A server that gets what is posted to `/`, where other stores than Swift have a token service. */
  atRoot: string | null = null;
  #state: State = "up";
  readonly #store: string;
  readonly #open = new Set<Socket>();
  readonly #server = createServer((socket) => this.#take(socket));

  private constructor(store: string) {
    this.#store = store;
  }

  /** Is there until the last test of the file is over. */
  static async start(store: string): Promise<FaultyLine> {
    const line = new FaultyLine(store);
    line.#server.listen(0, "127.0.0.1");
    await once(line.#server, "listening");
    afterAll(() => {
      line.state = "away";
      line.#server.close();
    });
    return line;
  }

  /** The proxy's address, for use in place of the store's own. */
  get endpoint(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  set state(state: State) {
    if (state === this.#state) return;
    this.#state = state;
    for (const socket of this.#open) socket.destroy();
  }

  #take(socket: Socket): void {
    this.#open.add(socket);
    socket.on("error", () => {}).once("close", () => this.#open.delete(socket));
    this.onConnection(socket);
    if (this.#state === "away") socket.destroy();
    else if (this.#state === "failing") socket.once("data", () => socket.end(failure));
    else if (this.#state !== "hanging")
      socket.once("data", (bytes: Buffer) => this.#pass(socket, bytes));
  }

  #pass(socket: Socket, first: Buffer): void {
    const isForm = this.atRoot !== null && first.toString("latin1").startsWith("POST / ");
    const { hostname, port } = new URL(isForm && this.atRoot ? this.atRoot : this.#store);
    const store = connect(Number(port), hostname).on("error", () => socket.destroy());
    store.write(first);
    socket.pipe(store);
    socket.once("close", () => store.destroy());
    store.once("close", () => socket.destroy());
    if (this.#state !== "breaking") return void store.pipe(socket);
    store.on("data", (bytes: Buffer) => {
      const isFile = bytes.toString("latin1").startsWith("HTTP/1.1 200");
      if (isFile) socket.end(bytes.subarray(0, bytes.indexOf("\r\n\r\n") + 5));
      else socket.write(bytes);
    });
  }
}

const failure =
  "HTTP/1.1 500 Internal Server Error\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
