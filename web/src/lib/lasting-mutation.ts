import type { Endpoint } from "@rolecall/contract/endpoint.ts";
import { call, type Input, type Reply } from "./api-client.ts";
import { type Effects, mutationOf } from "./query.ts";

/** In bytes. A browser refuses requests that outlive their page where their bodies are over 64 KiB together. */
const mostBytes = 60_000;

const isSmall = (body: unknown) =>
  typeof body === "string" && new TextEncoder().encode(body).length <= mostBytes;

const sendLasting: typeof fetch = (address, request) =>
  fetch(address, { ...request, keepalive: isSmall(request?.body) });

/**
 * Like `mutationOf`, for writes of which one is under way at a time: the browser finishes a small one also when its
 * page is left or read anew meanwhile.
 */
export const lastingMutationOf = <const E extends Endpoint>(endpoint: E, effects: Effects) => ({
  ...mutationOf(endpoint, effects),
  mutationFn: (input: Input<E>) =>
    call(endpoint, input, { send: sendLasting }) as Promise<Reply<E>>,
});
