import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { FastifyReply } from "fastify";
import { escapeMarkup } from "./reply/markup.ts";

export const builtClient = fileURLToPath(new URL("../../../web/dist/", import.meta.url));

const read = (file: string): string | null => {
  try {
    return readFileSync(`${builtClient}${file}`, "utf8");
  } catch {
    return null;
  }
};

const built = read("index.html");
/** Where tests run and while the client is developed there is none. */
export const clientIsBuilt = built !== null;

const notBuilt = `<!doctype html><html lang="en"><head>
<title>Rolecall</title><meta name="description" content="Rolecall">
</head><body>The web client has not been built yet.</body></html>`;
/** What each page may say of itself in its own words. */
const titleAndDescription = /(<title>.*?<\/title>\s*<meta\s+name="description"[^>]*>)/s;
const [before = "", usualHead = "", rest = ""] = (built ?? notBuilt).split(titleAndDescription);

/** What pages look like before their script is there, by path, and where that stands. */
const firstPaints = JSON.parse(read(".vite/first-paint.json") ?? "{}") as Record<string, string>;
const [headEnd = "", place = "", after = ""] = rest.split(/(<div id="first-paint"[^>]*>)/);

const scripts = clientIsBuilt ? readdirSync(`${builtClient}assets`) : [];

/**
 * Links of a head that ask at once for a screen's script and for what it reads first, of which the
 * browser would learn only when the page's own script runs.
 */
export const earlyLinks = (screen: string, reads: readonly string[]): string => {
  const ofScreen = scripts.filter((file) => file.startsWith(`${screen}-`) && file.endsWith(".js"));
  return [
    ...ofScreen.map(
      (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/${file}">`,
    ),
    ...reads.map(
      (path) =>
        `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${escapeMarkup(path)}">`,
    ),
  ].join("\n    ");
};

interface ClientPage {
  status?: number;
  /** Stands in place of the usual title and description. */
  head?: string;
  /** The path of the page that is seen until the script is there. */
  seen?: string;
}

/** Sends the page that runs the client, whatever screen its router shows then. */
export const sendClientPage = (
  reply: FastifyReply,
  { status = 200, head = usualHead, seen = "" }: ClientPage = {},
) =>
  reply
    .code(status)
    .header("Cache-Control", "no-cache")
    .type("text/html; charset=utf-8")
    .send(before + head + headEnd + place + (firstPaints[seen] ?? "") + after);
