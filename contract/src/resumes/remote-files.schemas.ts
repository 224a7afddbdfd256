import * as z from "zod";
import { describeEndpoints } from "#endpoint.ts";
import { refusal } from "#refusal.ts";
import { textLimits } from "#values/text-limits.ts";
import { requiredText, text } from "#values/text.ts";
import * as endpoints from "./remote-files.ts";
import { fileSources } from "./remote-files.ts";

const emptyLinkText = refusal("link-required", "A web address is required");

const link = requiredText(textLimits.url, emptyLinkText);
/** The browser's own idea of the file. It also names where to send it, which is not for the browser to say. */
const metadata = z.object({ name: text(4_000).nullish() }).nullish();
const token = z.object({ token: z.string() });

export const remoteFileEndpoints = describeEndpoints(endpoints, {
  inspectLink: {
    summary: "Name, type and size of the file behind a link",
    body: z.object({ url: link }),
    reply: z.object({ name: z.string(), type: z.string(), size: z.int().nullable() }),
  },
  fetchLink: {
    summary: "Fetch the file behind a link; its progress is told over the token's socket",
    body: z.object({ url: link, metadata }),
    reply: token,
  },
  fetchSourceFile: {
    summary: "Fetch a file of an account elsewhere; its progress is told over the token's socket",
    params: z.object({ source: z.enum(fileSources), id: text(4_000) }),
    /** The source's own, such as which of several drives. */
    query: z.record(text(100), text(4_000)),
    body: z.object({ metadata }),
    reply: token,
  },
});
