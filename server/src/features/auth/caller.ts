import type { FastifyRequest } from "fastify";
import type { Config } from "#config.ts";

/** Where a request comes from, and whether limits hold at all. */
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
