import { codeHeader } from "@rolecall/contract/error.ts";
import type { FastifyInstance, InjectOptions } from "fastify";
import { expectDocumented } from "./documented-answers.ts";

interface Answer<Body> {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  /** The parsed JSON, or else the text. */
  body: Body;
  bytes: Buffer;
}

export interface CallOptions {
  query?: Record<string, string | number | undefined>;
  /** Sent as JSON, unless it is text or bytes. */
  body?: unknown;
  headers?: Record<string, string>;
}

type Method = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
type Call = <Body = unknown>(path: string, options?: CallOptions) => Promise<Answer<Body>>;

/** A user's browser: its requests carry the session cookie and the site's own origin. */
export type Client = Record<"get" | "head" | "post" | "put" | "patch" | "delete", Call>;

/** @param cookie the `Cookie` header, once it is known; undefined for somebody signed out */
export function clientOf(
  app: FastifyInstance,
  origin: string,
  cookie: Promise<string | undefined>,
): Client {
  const send = async (method: Method, path: string, options: CallOptions = {}) => {
    const signedIn = await cookie;
    const answer = await app.inject({
      method,
      url: path,
      headers: {
        host: new URL(origin).host,
        ...(method !== "GET" && { origin }),
        ...(signedIn !== undefined && { cookie: signedIn }),
        ...options.headers,
      },
      ...queryOf(options),
      ...payloadOf(options),
    });
    const isPlain = answer.headers["content-encoding"] === undefined;
    const type = answer.headers["content-type"]?.toString() ?? "";
    const isJson = isPlain && method !== "HEAD" && type.includes("json");
    const body: unknown = isJson ? answer.json() : answer.body;
    const { statusCode: status, headers, rawPayload: bytes } = answer;
    const code = headers[codeHeader.toLowerCase()];
    expectDocumented(method, path, { status, code, body });
    return { status, headers, body, bytes };
  };
  // The test names the type of the answer and checks it.
  const by = (method: Method) => ((path, options) => send(method, path, options)) as Call;
  return {
    get: by("GET"),
    head: by("HEAD"),
    post: by("POST"),
    put: by("PUT"),
    patch: by("PATCH"),
    delete: by("DELETE"),
  };
}

function queryOf({ query }: CallOptions): Pick<InjectOptions, "query"> {
  if (!query) return {};
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return { query: Object.fromEntries(given.map(([name, value]) => [name, String(value)])) };
}

function payloadOf({ body }: CallOptions): Pick<InjectOptions, "payload"> {
  if (body === undefined) return {};
  if (typeof body === "string" || Buffer.isBuffer(body)) return { payload: body };
  return { payload: body as object };
}
