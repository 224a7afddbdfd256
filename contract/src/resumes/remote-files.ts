import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

/** Accounts elsewhere that a resume may come from, where this installation is registered with them. */
export const fileSources = ["drive", "dropbox", "onedrive"] as const;
export type FileSource = (typeof fileSources)[number];

/** Uppy's clients find the server's side of remote files below this path. */
export const companionPath = "/companion";

/** One sentence for every address that is not fetched, so that it tells nothing about what is there. */
export const unreachableLinkText = refusal(
  "link-not-fetched",
  "No file could be fetched from this address. It must be a public web address.",
);
export const sourceAwayText = refusal(
  "source-not-available",
  "Files cannot be reached there right now. Please try again shortly.",
);
export const sourceMissingText = refusal(
  "source-file-missing",
  "This could not be found there. It may have been moved or deleted.",
);

export const inspectLink = {
  method: "POST",
  path: `${companionPath}/url/meta`,
  access: "signed-in",
} as const satisfies Endpoint;

export const fetchLink = {
  method: "POST",
  path: `${companionPath}/url/get`,
  access: "signed-in",
} as const satisfies Endpoint;

export const fetchSourceFile = {
  method: "POST",
  path: `${companionPath}/{source}/get/{id}`,
  access: "signed-in",
} as const satisfies Endpoint;
