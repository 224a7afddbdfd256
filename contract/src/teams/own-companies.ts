import type { Endpoint } from "#endpoint.ts";

export const listOwnCompanies = {
  method: "GET",
  path: "/api/companies/mine",
  access: "signed-in",
} as const satisfies Endpoint;
