import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";

export interface Call {
  method?: "GET" | "POST" | "PUT";
  path: string;
  /** The `Cookie` header of somebody signed in. */
  cookie?: string;
  /** Sent as JSON. */
  body?: object;
  /** Sent as they are. */
  bytes?: Buffer;
}

export interface HttpClient extends Disposable {
  /** Resolves to the answer's bytes. Throws unless it is a success. */
  send(call: Call): Promise<Buffer>;
}

const timeoutMs = 30_000;

/** Keeps up to so many connections to a server open. */
export const openHttpClient = (origin: string, connections: number): HttpClient => {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: connections, timeout: timeoutMs });

  const send = async ({ method = "GET", path, cookie, body, bytes }: Call): Promise<Buffer> => {
    const content = bytes ?? (body && Buffer.from(JSON.stringify(body)));
    const headers = {
      accept: "application/json",
      ...(cookie && { cookie }),
      ...(body && { "content-type": "application/json" }),
      ...(content && { "content-length": content.length }),
    };
    const sending = request({ agent, hostname, port, method, path, headers }).end(content);
    sending.on("timeout", () => sending.destroy(new Error(`${method} ${path}: no answer`)));
    const [answer] = (await once(sending, "response")) as [IncomingMessage];
    const received = await buffer(answer);
    const { statusCode = 0 } = answer;
    if (statusCode < 200 || statusCode > 299)
      throw new Error(`${method} ${path}: ${statusCode} ${received.toString("utf8", 0, 300)}`);
    return received;
  };
  return { send, [Symbol.dispose]: () => agent.destroy() };
};
