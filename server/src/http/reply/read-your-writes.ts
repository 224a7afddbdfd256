import type { FastifyReply, FastifyRequest } from "fastify";
import { endOfLog, parseLogPosition } from "#db/connection/replica.ts";
import type { Db } from "#db/db.ts";
import type { Services } from "#services.ts";

/** The longest lag of a replica, in seconds, for which writers are sent to the primary. */
const longestLag = 60 * 60;

/**
 * Public lists come from the replica, if there is one. After a write the caller carries its
 * position in the primary's log in a cookie, and is answered by the primary until the replica has
 * replayed it: all callers see their own writes at once, on every instance.
 */
export const readYourWrites = ({ db, replica, config }: Services) => {
  const cookie = `${config.secureCookies ? "__Host-" : ""}rolecall-written`;
  return {
    /** Whether the caller wrote something lately. */
    hasWritten: (request: FastifyRequest): boolean => cookie in request.cookies,

    /** The database that answers the caller's public lists. */
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
