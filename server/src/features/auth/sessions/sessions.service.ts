import { signInAgainText } from "@rolecall/contract/auth/second-factor.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import { staysLetter } from "#features/auth/leaving/stays.letter.ts";
import { readFactors } from "#features/auth/second-factor/factors.service.ts";
import { fingerprintOf } from "#features/auth/second-factor/factors.ts";
import { deleteReport } from "#features/auth/second-step/lost-factors.queries.ts";
import { sendLetter } from "#features/letters/outbox.service.ts";
import { AppError } from "#http/errors.ts";
import type { CallerRequest, SignedInUser } from "#http/session.ts";
import { deviceOf } from "./device-of.ts";
import { provedFromNow } from "./proved-until.ts";
import { startedAfter } from "./session-lifetime.ts";
import { hashOfToken, newToken, sessionCookie } from "./session-token.ts";
import {
  deleteOldSessions,
  deleteSession,
  findSessionUser,
  insertSession,
  listOpenSessions,
  touchSession,
} from "./session.queries.ts";
import { admitToSession } from "./suspended.service.ts";

const day = 24 * 60 * 60 * 1000;
const rememberedFor = 30 * day;
const idleFor = day;
/** More than anybody has browsers; an account that many people share has them too. */
const mostSessions = 50;
/** The age, in milliseconds, at which a request writes `lastUsedAt` again. */
const touchEvery = 5 * 60 * 1000;

/** The user behind a request's cookie, or null. Keeps a session alive while it is used. */
export const userOf = async (
  db: Db,
  request: CallerRequest,
  { secureCookies }: Pick<Config, "secureCookies">,
): Promise<SignedInUser | null> => {
  const token = request.cookies[sessionCookie(secureCookies)];
  if (!token) return null;
  const tokenHash = hashOfToken(token);
  const now = new Date();
  const found = await findSessionUser(db, { tokenHash, now, startedAfter: startedAfter(now) });
  if (!found) return null;
  const { lastUsedAt, remembered, ...user } = found;
  if (now.getTime() - lastUsedAt.getTime() > touchEvery) {
    const expiresAt = remembered ? undefined : new Date(now.getTime() + idleFor);
    // A database that takes no writes for a while must not lock people out of reading.
    await touchSession(db, { tokenHash, now, expiresAt }).catch((error: unknown) =>
      request.log.warn({ err: error }, "a session could not be renewed"),
    );
  }
  return user;
};

/** The sessions of these users that are not over, with what the users are now. */
export const openSessionsOf = (db: Db, userIds: string[]) =>
  listOpenSessions(db, { userIds, startedAfter: startedAfter(new Date()) });

/** The request to read the cookie from, and the reply to set it on. */
interface CookieContext {
  request: FastifyRequest;
  reply: FastifyReply;
  config: Config;
}

export interface SessionContext extends CookieContext {}

/**
 * Signs a user in: a new token, and the one it replaces ends. Who was leaving stays. `checkedWith` is the
 * fingerprint of the factors that the sign-in was checked against: no session begins where they changed
 * meanwhile. @throws forbidden for who is suspended, not-signed-in for who is erased meanwhile
 */
export const startSession = async (
  db: Db,
  context: SessionContext,
  { userId, remember, checkedWith }: { userId: string; remember: boolean; checkedWith: string },
): Promise<void> => {
  const { request, reply, config } = context;
  const secure = config.secureCookies;
  await endSession(db, context);
  const token = newToken();
  const lifetime = remember ? rememberedFor : idleFor;
  await db.transaction(async (db) => {
    const stays = await admitToSession(db, userId, config);
    // The owner may have set another password or factor since then, and ended all sessions.
    if (fingerprintOf(await readFactors(db, userId)) !== checkedWith)
      throw new AppError("not-signed-in", signInAgainText);
    if (stays) await sendLetter(db, staysLetter, { userId });
    await insertSession(db, {
      tokenHash: hashOfToken(token),
      userId,
      remembered: remember,
      expiresAt: new Date(Date.now() + lifetime),
      device: deviceOf(request.headers["user-agent"]),
      provedUntil: provedFromNow(),
    });
    if (config.rateLimit) await deleteOldSessions(db, { userId, most: mostSessions });
    // Whoever signs in completely has lost no factor.
    await deleteReport(db, userId);
  });
  reply.setCookie(sessionCookie(secure), token, {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure,
    ...(remember && { maxAge: rememberedFor / 1000 }),
  });
  request.log.info({ userId }, "signed in");
};

/** Ends the request's own session, if it has one, on the server and in the browser. */
export const endSession = async (
  db: Db,
  { request, reply, config }: CookieContext,
): Promise<void> => {
  const secure = config.secureCookies;
  const token = request.cookies[sessionCookie(secure)];
  if (!token) return;
  await deleteSession(db, hashOfToken(token));
  reply.clearCookie(sessionCookie(secure), { path: "/", secure, httpOnly: true, sameSite: "lax" });
};
