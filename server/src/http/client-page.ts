import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { FastifyReply } from "fastify";
import { escapeMarkup } from "./markup.ts";

export const builtClient = fileURLToPath(new URL("../../../web/dist/", import.meta.url));

const read = (): string | null => {
  try {
    return readFileSync(`${builtClient}index.html`, "utf8");
  } catch {
    return null;
  }
};

const built = read();
/** Where tests run and while the client is developed there is none. */
export const clientIsBuilt = built !== null;

const notBuilt = `<!doctype html><html lang="en"><head>
<title>Rolecall</title><meta name="description" content="Rolecall">
</head><body>The web client has not been built yet.</body></html>`;
/** What each page may say of itself in its own words. */
const titleAndDescription = /(<title>.*?<\/title>\s*<meta\s+name="description"[^>]*>)/s;
const [before = "", usualHead = "", after = ""] = (built ?? notBuilt).split(titleAndDescription);

const scripts = clientIsBuilt ? readdirSync(`${builtClient}assets`) : [];

/**
 * Links of a head that ask at once for a screen's script and for what it reads first, of which the
 * browser would learn only when the page's own script runs.
 */
export const earlyLinks = (screen: string, reads: readonly string[]): string => {
  const ofScreen = scripts.filter((file) => file.startsWith(`${screen}-`) && file.endsWith(".js"));
  return [
    ...ofScreen.map((file) => `<link rel="modulepreload" crossorigin href="/assets/${file}">`),
    ...reads.map(
      (path) =>
        `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${escapeMarkup(path)}">`,
    ),
  ].join("\n    ");
};

/**
 * Sends the page that runs the client, whatever screen its router shows then.
 * @param head stands in place of the usual title and description
 */
export const sendClientPage = (
  reply: FastifyReply,
  { status = 200, head = usualHead }: { status?: number; head?: string } = {},
) =>
  reply
    .code(status)
    .header("Cache-Control", "no-cache")
    .type("text/html; charset=utf-8")
    .send(before + head + after);
