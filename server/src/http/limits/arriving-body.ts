import type { IncomingMessage } from "node:http";
import type { Limits } from "./limits.ts";

/** The body of a request while it arrives, held to a least speed. */
export class ArrivingBody {
  readonly #request: IncomingMessage;
  readonly #readBefore: number;
  #countedMs = 0;
  #lookedAt = performance.now();

  constructor(request: IncomingMessage) {
    this.#request = request;
    this.#readBefore = request.socket.bytesRead;
  }

  get hasEnded(): boolean {
    return this.#request.complete;
  }

  /**
   * Whether the body arrived too slowly on the whole. The time in which bytes wait for the server,
   * such as for its disk, does not count.
   */
  isTooSlow({ bytesPerSecond, afterMs }: Limits["bodySpeed"]): boolean {
    const now = performance.now();
    if (this.#request.readableLength === 0) this.#countedMs += now - this.#lookedAt;
    this.#lookedAt = now;
    const due = ((this.#countedMs - afterMs) / 1000) * bytesPerSecond;
    return this.#request.socket.bytesRead - this.#readBefore < due;
  }
}
