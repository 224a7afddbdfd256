import { type DescribedEndpoint, userHeader } from "@rolecall/contract/endpoint.ts";
import { refusal } from "@rolecall/contract/refusal.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod";
import type { Db } from "#db/db.ts";
import type { FeatureServices } from "#services.ts";
import { checkAccess } from "./access.ts";
import { AppError } from "./errors.ts";
import { type Asked, readsWithin, type ReadWithin } from "./reads-within.ts";
import { Interim } from "./reply/interim.ts";
import { type LinkedReply, neighbourHeaders, type PageReply } from "./reply/page.ts";
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

/** The arguments of a handler: parsed input, the caller, and the services. */
interface Call<E extends DescribedEndpoint> extends FeatureServices {
  params: Output<E["params"]>;
  query: Output<E["query"]>;
  body: Output<E["body"]>;
  user: CallerOf<E["access"]>;
  db: Db;
  request: FastifyRequest;
  reply: FastifyReply;
}

type HandlerReply<E extends DescribedEndpoint> = E extends { paged: true; reply: z.ZodType }
  ? PageReply<z.output<E["reply"]>>
  : E extends { linked: true; reply: z.ZodType }
    ? LinkedReply<z.output<E["reply"]>>
    : E extends { interim: z.ZodType }
      ? Output<E["reply"]> | Interim<z.output<E["interim"]>>
      : E extends { mayBeNone: true; reply: z.ZodType }
        ? Output<E["reply"]> | null
        : E extends { reply: z.ZodType }
          ? Output<E["reply"]>
          : void;

type Handler<E extends DescribedEndpoint> = (
  call: Call<E>,
) => Promise<HandlerReply<E>> | HandlerReply<E>;

export type Route = <E extends DescribedEndpoint>(endpoint: E, handler: Handler<E>) => void;
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
  throw new AppError("bad-input", refusal("body-needed", "The request needs a JSON body."));
};

/** How many times a call counts as what it counts as. */
const countOf = ({ countsEach }: DescribedEndpoint, body: unknown): number => {
  const list = countsEach === undefined ? null : (body as Record<string, unknown>)[countsEach];
  return Array.isArray(list) ? list.length : 1;
};

/** Splits an answer into its body and, for a page of a list, the position of the page. */
const bodyAndPlace = (endpoint: DescribedEndpoint, answer: unknown) => {
  if (endpoint.paged) {
    const { items, ...place } = answer as PageReply<unknown[]>;
    return { body: items, place };
  }
  if (endpoint.linked) {
    const { body, ...place } = answer as LinkedReply<unknown>;
    return { body, place };
  }
  return { body: answer, place: null };
};

/**
 * Registers endpoints. This is the only code that checks access, parses input, calls the handler
 * and encodes the reply. Refusals come in the product's order: body size and type (by the
 * framework), 401, 409 for another user's screen, 403 by role and without a fresh proof, 400, 404. The
 * reads of rendered pages run the same code within the server (`read`).
 */
export const routesOn = (
  app: FastifyInstance,
  services: FeatureServices,
): { route: Route; read: ReadWithin } => {
  const { hasWritten, sourceFor, remember } = readYourWrites(services);
  const coalesced = coalesceAnswers();
  const { add, read } = readsWithin();
  const route: Route = (endpoint, handler) => {
    const { method, path, nothing, publicList } = endpoint;
    const isRead = method === "GET";
    const work = async ({ request, reply, url, query, params, addHeaders }: Asked) => {
      const user = await services.userOf(request);
      // The client drops an answer that was read in another user's session.
      if (user && isRead) addHeaders({ [userHeader]: user.id });
      checkAccess(endpoint, user, request);
      const input = {
        query: parse(endpoint.query, query, "bad-input"),
        body: isRead ? undefined : endpoint.body && parseBody(endpoint.body, jsonBodyOf(request)),
        params: parse(endpoint.params, params, "missing"),
      };
      if (endpoint.counts && user)
        await services.countWrite(user, endpoint.counts, countOf(endpoint, input.body));
      const db = publicList ? await sourceFor(request) : services.db;
      // The schemas above made these values; the compiler cannot follow that through the generics.
      const call = { ...services, ...input, user, db, request, reply } as Call<typeof endpoint>;
      const isShared = publicList === true && !user && !hasWritten(request);
      const answer = isShared
        ? // Per network: a waiting request counts in its own network's queue.
          await coalesced.join(`${networkOf(request.ip)} ${url}`, async () => handler(call))
        : await handler(call);
      if (!isRead) {
        coalesced.forget();
        await remember(reply);
      }
      const { body, place } = bodyAndPlace(endpoint, answer);
      if (place) addHeaders(neighbourHeaders(url, place, services.config.publicUrl));
      return { body, isShared };
    };
    const schema = endpoint.reply && replySchemaOf(endpoint.reply);
    const interimSchema = endpoint.interim && { 202: replySchemaOf(endpoint.interim) };
    if (isRead && schema) add(path, schema, work);
    app.route({
      config: nothing ? { nothing } : {},
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ":$1"),
      schema: schema ? { response: { ...interimSchema, "2xx": schema } } : {},
      onSend: publicList ? tagShared : [],
      handler: async (request, reply) => {
        const { url, query, params } = request;
        const addHeaders = (headers: Record<string, string>) => void reply.headers(headers);
        const asked = { request, reply, url, query, params, addHeaders };
        const { body, isShared } = await work(asked);
        reply.header("Cache-Control", "no-store").code(endpoint.status ?? 200);
        if (isShared) markAsShared(reply);
        if (endpoint.mayBeNone && body === null) return reply.code(204).send();
        if (body instanceof Interim) return reply.code(202).send(body.body);
        return schema ? reply.send(body) : reply.send();
      },
    });
  };
  return { route, read };
};
