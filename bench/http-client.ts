import { once } from "node:events";
import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";

export interface Call {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  /** The `Cookie` header of somebody signed in. */
  cookie?: string;
  /** The accepted compression of the answer. */
  encoding?: string;
  /** Sent beside the usual ones. */
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: object;
  /** Sent as they are. */
  bytes?: Buffer;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  content: Buffer;
}

export interface HttpClient extends Disposable {
  /** Resolves to any answer. Throws where there is none. */
  ask(call: Call): Promise<Answer>;
  /** Resolves to the answer's bytes. Throws unless it is a success. */
  send(call: Call): Promise<Buffer>;
}

const timeoutMs = 30_000;

/** Keeps up to so many connections to a server open. `localAddress` is where they come from. */
export const openHttpClient = (
  origin: string,
  connections: number,
  localAddress?: string,
): HttpClient => {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: connections, timeout: timeoutMs });

  const ask = async ({
    method = "GET",
    path,
    cookie,
    encoding,
    headers: more,
    body,
    bytes,
  }: Call): Promise<Answer> => {
    const content = bytes ?? (body && Buffer.from(JSON.stringify(body)));
    const headers = {
      accept: "application/json",
      ...more,
      ...(cookie && { cookie }),
      ...(encoding && { "accept-encoding": encoding }),
      ...(body && { "content-type": "application/json" }),
      ...(content && { "content-length": content.length }),
    };
    const to = { agent, hostname, port, method, path, headers, localAddress };
    const sending = request(to).end(content);
    sending.on("timeout", () => sending.destroy(new Error(`${method} ${path}: no answer`)));
    const [answer] = (await once(sending, "response")) as [IncomingMessage];
    return {
      status: answer.statusCode ?? 0,
      headers: answer.headers,
      content: await buffer(answer),
    };
  };
  const send = async (call: Call): Promise<Buffer> => {
    const { status, content } = await ask(call);
    if (status < 200 || status > 299)
      throw new Error(
        `${call.method ?? "GET"} ${call.path}: ${status} ${content.toString("utf8", 0, 300)}`,
      );
    return content;
  };
  return { ask, send, [Symbol.dispose]: () => agent.destroy() };
};
