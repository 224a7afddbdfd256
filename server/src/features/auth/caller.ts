import type { FastifyRequest } from "fastify";
import type { Config } from "#config.ts";

/** The network of a request, and whether rate limits are on. */
export interface Caller {
  address: string;
  throttled: boolean;
}

export const callerOf = ({
  request,
  config,
}: {
  request: FastifyRequest;
  config: Config;
}): Caller => ({
  address: request.ip,
  throttled: config.rateLimit,
});
