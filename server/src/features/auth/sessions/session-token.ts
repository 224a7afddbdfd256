import { hash, randomBytes } from "node:crypto";

/** With https the `__Host-` prefix ties the cookie to this very host. */
export const sessionCookie = (secure: boolean) =>
  secure ? "__Host-rolecall-session" : "rolecall-session";

export const hashOfToken = (token: string) => hash("sha256", token, "base64url");

/** 256 random bits; their holder is signed in. */
export const newToken = () => randomBytes(32).toString("base64url");

/** An id of a request's session that does not reveal its token, for data that ends with the session. */
export const sessionIdOf = (
  { cookies }: { cookies: Record<string, string | undefined> },
  secure: boolean,
): string => hashOfToken(cookies[sessionCookie(secure)] ?? "");
