import type { Endpoint } from "#endpoint.ts";

/** Said of a file without text. */
export const picturesOfText =
  "This file holds pictures of text, which we cannot read. Upload the original, or fill this in.";
/** What was read with less certainty is to be checked. */
export const leastCertain = 0.7;

export const readResume = {
  method: "GET",
  path: "/api/resume/reading",
  access: "signed-in",
} as const satisfies Endpoint;
