import type { FastifyRequest } from "fastify";
import type { Config } from "#config.ts";

/** For which site a passkey is good. */
export interface RelyingParty {
  /** `rp.id`: the host name. */
  id: string;
  origin: string;
}

/**
 * The site of `PUBLIC_URL`. Browsers make no passkeys for addresses of numbers, so on one's own machine
 * the site is `localhost` for who called it by that name, at the site's own port: what else runs on this machine
 * is another site.
 */
export const relyingPartyOf = (
  { headers }: Pick<FastifyRequest, "headers">,
  { publicUrl, isLocal }: Pick<Config, "publicUrl" | "isLocal">,
): RelyingParty => {
  const site = new URL(publicUrl);
  const called = URL.parse(`${site.protocol}//${headers.host ?? ""}`);
  const isByName = isLocal && called?.hostname === "localhost" && called.port === site.port;
  const { hostname: id, origin } = isByName ? called : site;
  return { id, origin };
};
