import { unsubscribePathPrefix } from "@rolecall/contract/auth/notifications.ts";
import { refusal } from "@rolecall/contract/refusal.ts";
import type { FastifyRequest } from "fastify";
import type { Config } from "#config.ts";
import { AppError } from "#http/errors.ts";

const reads = new Set(["GET", "HEAD", "OPTIONS"]);
export const isRead = (method: string) => reads.has(method);

/** Whether the origin is the public address, or the host that was called, with the same protocol. */
export const isOwnOrigin = (origin: string, publicUrl: string, host: string | undefined) => {
  const own = new URL(publicUrl);
  return origin === own.origin || origin === `${own.protocol}//${host}`;
};

/**
 * Refuses writes that a page of another site, host or port makes in the user's
 * name. Browsers send `Origin` with every such write, and the newer ones say
 * `Sec-Fetch-Site` too; programs send neither and are let through. Letters are stopped from any mail
 * program's page: the token in the address, and nobody's session, says whose.
 */
export const refuseForeignWrites = (config: Config) => async (request: FastifyRequest) => {
  if (isRead(request.method) || request.url.startsWith(unsubscribePathPrefix)) return;
  const { origin, host, "sec-fetch-site": site } = request.headers;
  const foreignSite = site === "cross-site" || site === "same-site";
  const foreignOrigin = origin !== undefined && !isOwnOrigin(origin, config.publicUrl, host);
  if (foreignSite || foreignOrigin)
    throw new AppError(
      "forbidden",
      refusal("other-site", "Requests from other sites are not accepted."),
    );
};
