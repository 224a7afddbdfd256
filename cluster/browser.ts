import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import { Agent as SecureAgent, request as secureRequest } from "node:https";
import { text } from "node:stream/consumers";

export interface Answer<Body> {
  status: number;
  headers: IncomingMessage["headers"];
  /** The parsed JSON, or else the text. */
  body: Body;
}

interface Call {
  method?: "GET" | "POST" | "PUT";
  path: string;
  /** Sent as JSON. */
  body?: object;
  headers?: Record<string, string>;
  /** Asks an instance itself, as nginx would. */
  at?: { address: string } | undefined;
}

const agentOptions = { timeout: 120_000, keepAlive: true };

/** A connection from before was closed while it was used again. */
class StaleConnection extends Error {}

/** A browser: it keeps cookies, and calls from an address of its own. */
export class Browser {
  readonly #origin: URL;
  readonly #agent: SecureAgent;
  readonly #direct = new Agent(agentOptions);
  readonly #cookies = new Map<string, string>();
  readonly #address: string;

  /** @param address where it calls from, such as `127.0.0.7` */
  constructor(origin: string, address = "127.0.0.1") {
    this.#origin = new URL(origin);
    this.#address = address;
    this.#agent = new SecureAgent({ ...agentOptions, localAddress: address });
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /**
   * Like Chromium, it repeats a request on a connection that was being closed, until it finds an
   * open one: all of those it kept may be closed at once.
   */
  async ask<Body = unknown>(call: Call): Promise<Answer<Body>> {
    try {
      return await this.#askOnce<Body>(call);
    } catch (error) {
      if (!(error instanceof StaleConnection)) throw error;
      return this.ask<Body>(call);
    }
  }

  async #askOnce<Body>({ method = "GET", path, body, at, ...more }: Call): Promise<Answer<Body>> {
    const content = body && JSON.stringify(body);
    const headers = {
      host: this.#origin.host,
      accept: "application/json",
      cookie: this.cookie,
      ...(method !== "GET" && { origin: this.#origin.origin }),
      ...(content !== undefined && {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(content),
      }),
      ...(at && { "x-forwarded-for": this.#address, "x-forwarded-proto": "https" }),
      ...more.headers,
    };
    const sending = at
      ? request(`http://${at.address}${path}`, { method, headers, agent: this.#direct })
      : secureRequest(new URL(path, this.#origin), {
          method,
          headers,
          agent: this.#agent,
          family: 4,
        });
    sending.on("timeout", () => sending.destroy(new Error(`${method} ${path}: no answer`)));
    sending.end(content);
    const heard = once(sending, "response").catch((cause: unknown) => {
      throw sending.reusedSocket ? new StaleConnection("It was closed", { cause }) : cause;
    });
    const [answer] = (await heard) as [IncomingMessage];
    const received = await text(answer);
    this.#keepCookies(answer);
    const isJson = answer.headers["content-type"]?.includes("json") === true;
    return {
      status: answer.statusCode ?? 0,
      headers: answer.headers,
      // The test names the type of the answer and checks it.
      body: (isJson ? JSON.parse(received) : received) as Body,
    };
  }

  close(): void {
    this.#agent.destroy();
    this.#direct.destroy();
  }

  #keepCookies({ headers }: IncomingMessage): void {
    for (const cookie of headers["set-cookie"] ?? []) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value) this.#cookies.set(name, value);
      else this.#cookies.delete(name);
    }
  }
}
