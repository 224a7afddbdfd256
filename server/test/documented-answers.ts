import { allEndpoints } from "@rolecall/contract/all-endpoints.ts";
import type { DescribedEndpoint } from "@rolecall/contract/endpoint.ts";
import { listRefusals } from "@rolecall/contract/refusal.ts";
import { expect } from "vitest";
import { statusesOf } from "#http/api-docs/refusals.ts";

const endpoints = Object.entries<DescribedEndpoint>(allEndpoints).map(([name, endpoint]) => ({
  name,
  method: endpoint.method,
  // A path in so many words comes before one with parameters, as for the router.
  weight: endpoint.path.split("{").length,
  address: new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
  statuses: statusesOf(endpoint),
}));

/**
 * Fails if the API's description does not name the status of an answer: a status that follows from
 * no other property of the endpoint must stand in its `refusals`. Fails too where a refusal's sentence
 * has no code.
 */
export function expectDocumented(
  method: string,
  path: string,
  { status, code, body }: { status: number; code: unknown; body: unknown },
): void {
  const { pathname } = new URL(path, "http://any.site");
  const [called] = endpoints
    .filter((one) => one.method === method && one.address.test(pathname))
    .toSorted((one, other) => one.weight - other.weight);
  if (!called) return;
  expect(called.statuses, `\`refusals\` of ${called.name} lacks ${status}`).toContain(status);
  const codes = listRefusals().map((refusal) => refusal.code);
  if (status >= 400)
    expect(codes, `${JSON.stringify(body)} of ${called.name} has no code`).toContain(code);
}
