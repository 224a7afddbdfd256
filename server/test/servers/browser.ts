import type { FastifyInstance } from "fastify";
import { clientOf, type Client } from "#test/client.ts";

export interface Browser extends Client {
  /** The cookies that the server has set and not deleted, by name. */
  cookies: Map<string, string>;
  /** Every `Set-Cookie` header so far, as it came. */
  setCookies: string[];
}

/**
 * A browser that keeps its cookies, with `headers` on each request: for tests of signing in itself.
 * Others plant a session with `as`.
 */
export function browserOf(
  app: FastifyInstance,
  origin: string,
  headers: Record<string, string> = {},
): Browser {
  const cookies = new Map<string, string>();
  const setCookies: string[] = [];

  const keep = (line: string) => {
    setCookies.push(line);
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === "") cookies.delete(name);
    else cookies.set(name, value);
  };
  const call =
    (method: keyof Client): Client["get"] =>
    async (path, options = {}) => {
      const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const client = clientOf(app, origin, Promise.resolve(jar || undefined));
      const answer = await client[method](path, {
        ...options,
        headers: { ...headers, ...options.headers },
      });
      [answer.headers["set-cookie"] ?? []].flat().forEach((line) => keep(String(line)));
      return answer as never;
    };
  return {
    get: call("get"),
    head: call("head"),
    post: call("post"),
    put: call("put"),
    patch: call("patch"),
    delete: call("delete"),
    cookies,
    setCookies,
  };
}
