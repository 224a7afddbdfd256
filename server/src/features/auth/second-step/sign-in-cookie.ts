import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "#config.ts";

/** The cookie of a sign-in that waits for its second step. It opens nothing but that. */
export const signInCookie = ({ secureCookies: secure }: Pick<Config, "secureCookies">) => {
  const name = secure ? "__Host-rolecall-sign-in" : "rolecall-sign-in";
  const options = { httpOnly: true, sameSite: "lax", path: "/", secure } as const;
  return {
    set: (reply: FastifyReply, token: string, maxAge: number): void =>
      void reply.setCookie(name, token, { ...options, maxAge }),
    read: ({ cookies }: FastifyRequest): string | undefined => cookies[name],
    takeBack: (reply: FastifyReply): void => void reply.clearCookie(name, options),
  };
};
