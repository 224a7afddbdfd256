import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError, requestTooLarge, unavailable, unreadableText } from "#http/errors.ts";
import { giveBack } from "#http/request/give-back.ts";
import { networkOf } from "#http/request/network-of.ts";
import type { Budget, Holding } from "./budget.ts";

/**
 * The overhead of a chunk: a body that arrives byte by byte takes far more memory than its length.
 */
const chunkBytes = 300;
/** The headers of an ordinary request are not worth counting. */
const fewBytes = 4_096;

/** The memory that a request holds until it is answered. */
interface Held {
  holding: Holding;
  /** Aborted, with the refusal, when others need it. */
  cut: AbortSignal;
}

export type ReadBody = (request: FastifyRequest, limit: number) => Promise<string>;

const bytesOfHeaders = ({ rawHeaders, url = "" }: IncomingMessage) =>
  rawHeaders.reduce((sum, text) => sum + text.length, url.length);

/** Whether a request has a body, by its headers. */
export const hasBody = ({ headers }: Pick<IncomingMessage, "headers">): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0;

/**
 * Counts what requests hold of the memory until they are answered, and refuses those for which none is
 * left. Answers how a body is to be read into it. (Files go to the disk as they arrive.)
 */
export const holdRequests = (app: FastifyInstance, budget: Budget): ReadBody => {
  const known = new WeakMap<FastifyRequest, Held>();
  app.addHook("onRequest", async (request, reply) => {
    const bytes = bytesOfHeaders(request.raw);
    if (bytes < fewBytes && !hasBody(request)) return;
    const cut = new AbortController();
    const holding = budget.open(networkOf(request.ip), () => cut.abort(unavailable()));
    known.set(request, { holding, cut: cut.signal });
    reply.raw.once("close", () => holding.release());
    if (holding.take(bytes) !== "taken") throw unavailable();
  });
  return async (request, limit) => {
    if (Number(request.headers["content-length"]) > limit) throw requestTooLarge();
    const held = known.get(request);
    return held ? readText(request.raw, limit, held) : "";
  };
};

const readText = (body: IncomingMessage, limit: number, { holding, cut }: Held): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const stop = () => {
      holding.protect();
      cut.removeEventListener("abort", onCut);
      body.off("data", onData).off("end", onEnd).off("error", onLost);
    };
    const refuse = (error: AppError) => {
      stop();
      chunks.forEach(giveBack);
      reject(error);
    };
    const onCut = () => refuse(cut.reason as AppError);
    const onLost = () => refuse(new AppError("bad-input", unreadableText));
    const onData = (chunk: Buffer) => {
      bytes += chunk.length;
      chunks.push(chunk);
      if (bytes > limit) refuse(requestTooLarge());
      else if (holding.take(chunk.length + chunkBytes) !== "taken") refuse(unavailable());
    };
    const onEnd = () => {
      stop();
      const whole = Buffer.concat(chunks);
      chunks.forEach(giveBack);
      resolve(whole.toString());
      giveBack(whole);
    };
    holding.expose();
    cut.addEventListener("abort", onCut);
    body.on("data", onData).on("end", onEnd).on("error", onLost);
  });
