import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

/** Said of a file without text. */
export const picturesOfText =
  "This file holds pictures of text, which we cannot read. Upload the original, or fill this in.";
/** What was read with less certainty is to be checked. */
export const leastCertain = 0.7;

export const noJsonResumeText = refusal("no-json-resume", "This is not a JSON Resume");
export const importUnsupportedText = refusal(
  "import-not-supported",
  "Only a JSON Resume or LinkedIn's archive can be read here",
);

export const readResume = {
  method: "GET",
  path: "/api/resume/reading",
  access: "signed-in",
} as const satisfies Endpoint;

export const importProfile = {
  method: "POST",
  path: "/api/profile/import",
  access: "signed-in",
} as const satisfies Endpoint;

export const readProfileAsJson = {
  method: "GET",
  path: "/api/profile/resume.json",
  access: "signed-in",
} as const satisfies Endpoint;

/** The caller's profile as a PDF. */
export const profilePdfPath = "/api/profile/resume.pdf";
