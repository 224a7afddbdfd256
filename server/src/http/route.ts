import { type Endpoint, userHeader } from "@rolecall/contract/endpoint.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod";
import type { Db } from "#db/db.ts";
import type { FeatureServices } from "#services.ts";
import { checkAccess } from "./access.ts";
import { AppError } from "./errors.ts";
import { linkNeighbours, type LinkedReply, type PageReply } from "./reply/page.ts";
import { readYourWrites } from "./reply/read-your-writes.ts";
import { replySchemaOf } from "./reply/reply-schema.ts";
import { coalesceAnswers, markAsShared, tagShared } from "./reply/shared-answers.ts";
import { jsonBodyOf } from "./request/json-body.ts";
import { networkOf } from "./request/network-of.ts";
import { parseInput } from "./request/parse-input.ts";
import type { SignedInUser } from "./session.ts";

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

/** `signed-in` and role endpoints always have a user; elsewhere there may be none. */
type CallerOf<A> = A extends "everyone" ? SignedInUser | null : SignedInUser;

/** What a handler is called with: parsed input, the caller, and the services. */
interface Call<E extends Endpoint> extends FeatureServices {
  params: Output<E["params"]>;
  query: Output<E["query"]>;
  body: Output<E["body"]>;
  user: CallerOf<E["access"]>;
  db: Db;
  request: FastifyRequest;
  reply: FastifyReply;
}

type HandlerReply<E extends Endpoint> = E extends { paged: true; reply: z.ZodType }
  ? PageReply<z.output<E["reply"]>>
  : E extends { linked: true; reply: z.ZodType }
    ? LinkedReply<z.output<E["reply"]>>
    : E extends { status: 204 }
      ? void
      : Output<E["reply"]>;

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<HandlerReply<E>> | HandlerReply<E>;

export type Route = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;
/**
 * A feature registers its endpoints with `route`. The app itself is for the few
 * answers that are no endpoint of the contract: redirects, file bytes.
 */
export type Feature = (route: Route, app: FastifyInstance, services: FeatureServices) => void;

const parse = (schema: z.ZodType | undefined, input: unknown, kind: "bad-input" | "missing") =>
  schema && parseInput(schema, input, kind);

/** A missing body is refused with the first rule that an empty one breaks, where it breaks one. */
const parseBody = (schema: z.ZodType, body: unknown) => {
  if (body !== undefined || schema.safeParse(undefined).success)
    return parseInput(schema, body, "bad-input");
  parseInput(schema, {}, "bad-input");
  throw new AppError("bad-input", "The request needs a JSON body.");
};

/** Coalesced per network: a waiting request counts in its own network's queue. */
const sharedQuestion = ({ ip, url }: FastifyRequest) => `${networkOf(ip)} ${url}`;

/**
 * Registers endpoints. This is the only code that checks access, parses input,
 * calls the handler and encodes the reply. Refusals come in the product's
 * order: body size and type (by the framework), 401, 409 for somebody else's screen, 403 by role, 400,
 * 404.
 */
export const routesOn = (app: FastifyInstance, services: FeatureServices): Route => {
  const { hasWritten, sourceFor, remember } = readYourWrites(services);
  const coalesced = coalesceAnswers();
  return (endpoint, handler) => {
    const { access, method, path, nothing, publicList } = endpoint;
    const work = async (request: FastifyRequest, reply: FastifyReply) => {
      const user = await services.userOf(request);
      // The client drops an answer that was read in another user's session.
      if (user && method === "GET") reply.header(userHeader, user.id);
      checkAccess(access, user, request);
      const query = parse(endpoint.query, request.query, "bad-input");
      const body = endpoint.body && parseBody(endpoint.body, jsonBodyOf(request));
      const params = parse(endpoint.params, request.params, "missing");
      const db = publicList ? await sourceFor(request) : services.db;
      // The schemas above made these values; the compiler cannot follow that through the generics.
      const call = { ...services, params, query, body, user, db, request, reply } as Call<
        typeof endpoint
      >;
      const isShared = publicList && !user && !hasWritten(request);
      const answer = isShared
        ? await coalesced.join(sharedQuestion(request), async () => handler(call))
        : await handler(call);
      if (method !== "GET") {
        coalesced.forget();
        await remember(reply);
      }
      return { answer, isShared };
    };
    app.route({
      config: nothing ? { nothing } : {},
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ":$1"),
      schema: endpoint.reply ? { response: { "2xx": replySchemaOf(endpoint.reply) } } : {},
      onSend: publicList ? tagShared : [],
      handler: async (request, reply) => {
        const { answer, isShared } = await work(request, reply);
        reply.header("Cache-Control", "no-store").code(endpoint.status ?? 200);
        if (isShared) markAsShared(reply);
        if (!endpoint.reply) return reply.send();
        const { publicUrl } = services.config;
        if (endpoint.paged) {
          const { items, ...place } = answer as PageReply<unknown[]>;
          linkNeighbours(request, reply, place, publicUrl);
          return reply.send(items);
        }
        if (endpoint.linked) {
          const { body, ...place } = answer as LinkedReply<unknown>;
          linkNeighbours(request, reply, place, publicUrl);
          return reply.send(body);
        }
        return reply.send(answer);
      },
    });
  };
};
