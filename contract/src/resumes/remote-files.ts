import * as z from "zod";
import { endpoint } from "#endpoint.ts";
import { textLimits } from "#values/text-limits.ts";
import { requiredText, text } from "#values/text.ts";

/** Accounts elsewhere that a resume may come from, where this installation is registered with them. */
export const fileSources = ["drive", "dropbox", "onedrive"] as const;
export type FileSource = (typeof fileSources)[number];

/** Uppy's clients find the server's side of remote files below this path. */
export const companionPath = "/companion";

/** One sentence for every address that is not fetched, so that it tells nothing about what is there. */
export const unreachableLinkText =
  "No file could be fetched from this address. It must be a public web address.";
export const sourceAwayText = "Files cannot be reached there right now. Please try again shortly.";
export const sourceMissingText =
  "This could not be found there. It may have been moved or deleted.";
const emptyLinkText = "A web address is required";

const link = requiredText(textLimits.url, emptyLinkText);
/** The browser's own idea of the file. It also names where to send it, which is not for the browser to say. */
const metadata = z.object({ name: text(4_000).nullish() }).nullish();
const token = z.object({ token: z.string() });

export const inspectLink = endpoint({
  method: "POST",
  path: `${companionPath}/url/meta`,
  summary: "Name, type and size of the file behind a link",
  access: "signed-in",
  body: z.object({ url: link }),
  reply: z.object({ name: z.string(), type: z.string(), size: z.int().nullable() }),
});

export const fetchLink = endpoint({
  method: "POST",
  path: `${companionPath}/url/get`,
  summary: "Fetch the file behind a link; its progress is told over the token's socket",
  access: "signed-in",
  body: z.object({ url: link, metadata }),
  reply: token,
});

export const fetchSourceFile = endpoint({
  method: "POST",
  path: `${companionPath}/{source}/get/{id}`,
  summary: "Fetch a file of an account elsewhere; its progress is told over the token's socket",
  access: "signed-in",
  params: z.object({ source: z.enum(fileSources), id: text(4_000) }),
  /** The source's own, such as which of several drives. */
  query: z.record(text(100), text(4_000)),
  body: z.object({ metadata }),
  reply: token,
});
