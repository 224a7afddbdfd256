import { hash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isDropped, nobodyWaits, SharedWait } from "#db/connection/fair-pool.ts";

/** Signed-out callers all read the same; a session's cookie, or one of a write, makes it another answer. */
const forEverybody = { "Cache-Control": "public, max-age=10", Vary: "Cookie" };

export const markAsShared = (reply: FastifyReply) => reply.headers(forEverybody);

/** Marks an answer as the same for every caller. */
export const markAsPublic = (reply: FastifyReply, seconds: number) =>
  reply.header("Cache-Control", `public, max-age=${seconds}`);

/**
 * An `onSend` hook: shared answers get an ETag, and a caller that has the answer already gets a 304
 * (RFC 9110, sections 8.8.3 and 13.1.2).
 */
export const tagShared = async (
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> => {
  const isShared = String(reply.getHeader("Cache-Control")).startsWith("public");
  if (!isShared || reply.statusCode !== 200 || typeof payload !== "string") return payload;
  const tag = `W/"${hash("sha1", payload, "base64url")}"`;
  if (!isKnown(request, reply, tag)) return payload;
  reply.code(304).removeHeader("Content-Type");
  return null;
};

/** Gives the answer a tag, and says whether the caller has it already: weak or strong, or whatever it is. */
export const isKnown = (request: FastifyRequest, reply: FastifyReply, tag: string): boolean => {
  reply.header("ETag", tag);
  const known = request.headers["if-none-match"] ?? "";
  const opaque = (entityTag: string) => entityTag.replace(/^W\//, "");
  const isSame = (entityTag: string) => opaque(entityTag) === opaque(tag);
  return known.trim() === "*" || (known.match(/(?:W\/)?"[^"]*"/g) ?? []).some(isSame);
};

interface InFlight {
  wait: SharedWait;
  answer: Promise<unknown>;
}

const begin = (answer: () => Promise<unknown>): InFlight => {
  const wait = new SharedWait();
  wait.join();
  return { wait, answer: wait.run(answer) };
};

/** Coalesces calls: a question that is asked while the same one is being answered gets that answer. */
export const coalesceAnswers = () => {
  const inFlight = new Map<string, InFlight>();
  const join = async (question: string, answer: () => Promise<unknown>): Promise<unknown> => {
    const known = inFlight.get(question);
    known?.wait.join();
    const joined = known ?? begin(answer);
    inFlight.set(question, joined);
    try {
      return await joined.answer;
    } catch (error) {
      // Those before had gone just then.
      if (!known || !isDropped(error) || nobodyWaits()) throw error;
      if (inFlight.get(question) === joined) inFlight.delete(question);
      return await join(question, answer);
    } finally {
      if (inFlight.get(question) === joined) inFlight.delete(question);
    }
  };
  return {
    join,
    /** Something was written: an answer that began before does not know of it. */
    forget: () => inFlight.clear(),
  };
};
