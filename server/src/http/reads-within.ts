import { statusOfError } from "@rolecall/contract/error.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "./errors.ts";

/** A call of an endpoint: by a request of its own, or within the server for a rendered page. */
export interface Asked {
  /** The request that supplies the session and the address. */
  request: FastifyRequest;
  reply: FastifyReply;
  /** Path and query. */
  url: string;
  query: unknown;
  params: unknown;
  /** Adds to the headers of the answer, which a refusal has as well. */
  addHeaders: (headers: Record<string, string>) => void;
}

type Work = (asked: Asked) => Promise<{ body: unknown }>;

/** Answers a read of the API within the server, as the caller of a page would be answered. */
export type ReadWithin = (
  address: string,
  page: { request: FastifyRequest; reply: FastifyReply },
) => Promise<Response>;

interface Readable {
  pattern: RegExp;
  schema: Record<string, unknown>;
  work: Work;
}

/** Finds and asks the API's reads without HTTP: the same access, input, answer and encoding. */
export const readsWithin = () => {
  const fixed = new Map<string, Readable>();
  const variable = new Map<string, Readable>();
  const find = (path: string): Readable | undefined =>
    fixed.get(path) ?? [...variable.values()].find(({ pattern }) => pattern.test(path));

  const read: ReadWithin = async (address, { request, reply }) => {
    const { pathname, searchParams } = new URL(address, "http://within.invalid");
    const found = find(pathname);
    if (!found) throw new Error(`No endpoint reads ${pathname}`);
    const params = found.pattern.exec(pathname)?.groups;
    const query = Object.fromEntries(searchParams);
    const headers = new Headers();
    const addHeaders = (added: Record<string, string>) => {
      for (const [name, value] of Object.entries(added)) headers.set(name, value);
    };
    try {
      const asked = { request, reply, url: address, query, params, addHeaders };
      const { body } = await found.work(asked);
      return new Response(reply.serializeInput(body as Record<string, unknown>, found.schema), {
        headers,
      });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return new Response(error.message, { status: statusOfError[error.kind], headers });
    }
  };

  return {
    /** Makes the endpoint at a path such as `/api/jobs/{id}` readable. */
    add: (path: string, schema: Record<string, unknown>, work: Work) => {
      const pattern = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);
      (path.includes("{") ? variable : fixed).set(path, { pattern, schema, work });
    },
    read,
  };
};
