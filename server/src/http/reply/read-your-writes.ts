import type { FastifyReply, FastifyRequest } from "fastify";
import { endOfLog, parseLogPosition } from "#db/connection/replica.ts";
import type { Db } from "#db/db.ts";
import type { Services } from "#services.ts";

/** How long, in seconds, a replica may lag behind and still nobody misses what they did. */
const longestLag = 60 * 60;

/**
 * Public lists come from the replica, where there is one. Who writes carries the place of it in the
 * primary's log from then on, in a cookie, and is answered by the primary until the replica has come
 * as far: everybody sees at once what they did themselves, whichever instance they reach.
 */
export const readYourWrites = ({ db, replica, config }: Services) => {
  const cookie = `${config.secureCookies ? "__Host-" : ""}rolecall-written`;
  return {
    /** Whether the caller wrote something lately. */
    hasWritten: (request: FastifyRequest): boolean => cookie in request.cookies,

    /** Where the caller's public lists are read. */
    sourceFor: async (request: FastifyRequest): Promise<Db> => {
      const written = parseLogPosition(request.cookies[cookie] ?? "") ?? 0n;
      return replica && (await replica.hasReplayed(written)) ? replica.db : db;
    },

    /** Call it after a write. That is done whatever becomes of this. */
    remember: async (reply: FastifyReply): Promise<void> => {
      const position = replica && (await endOfLog(db).catch(() => null));
      if (!position) return;
      reply.setCookie(cookie, position, {
        httpOnly: true,
        sameSite: "lax",
        path: "/",
        secure: config.secureCookies,
        maxAge: longestLag,
      });
    },
  };
};
