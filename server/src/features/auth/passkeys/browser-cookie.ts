import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "#config.ts";
import { hashOfToken, newToken } from "#features/auth/sessions/session-token.ts";
import { challengeLifetime } from "./challenges.service.ts";

/** The cookie by which a browser that nobody is signed in with is known as the one that asked. */
export const browserCookie = ({ secureCookies: secure }: Pick<Config, "secureCookies">) => {
  const name = secure ? "__Host-rolecall-passkey" : "rolecall-passkey";
  const options = { httpOnly: true, sameSite: "lax", path: "/", secure } as const;
  return {
    /** Gives the browser its token where it has none, and answers the token's hash. */
    give: ({ cookies }: FastifyRequest, reply: FastifyReply): string => {
      const token = cookies[name] ?? newToken();
      reply.setCookie(name, token, { ...options, maxAge: challengeLifetime / 1000 });
      return hashOfToken(token);
    },
    /** The hash of the browser's token. */
    read: ({ cookies }: FastifyRequest): string => hashOfToken(cookies[name] ?? newToken()),
    takeBack: (reply: FastifyReply): void => void reply.clearCookie(name, options),
  };
};
