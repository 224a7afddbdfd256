import type { FastifyRequest } from "fastify";
import type { Config } from "#config.ts";
import { type RelyingParty, relyingPartyOf } from "./relying-party.ts";

/** The browser and site for which a passkey's options are made; the answer must come from the same. */
export interface Asked {
  /** Names the browser, by the hash of its session's or another cookie's token; only it can answer. */
  browser: string;
  address: string;
  party: RelyingParty;
}

export const askedBy = (
  { request, config }: { request: FastifyRequest; config: Config },
  browser: string,
): Asked => ({ browser, address: request.ip, party: relyingPartyOf(request, config) });
