import type { Endpoint } from "#endpoint.ts";

/** The most places that are suggested at once. */
export const mostSuggestedPlaces = 8;

export const suggestPlaces = {
  method: "GET",
  path: "/api/places",
  access: "everyone",
} as const satisfies Endpoint;
