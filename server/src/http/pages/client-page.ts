import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { escapeJson } from "#http/reply/markup.ts";

export const builtClient = fileURLToPath(new URL("../../../../web/dist/client/", import.meta.url));

const readBuilt = (): string | null => {
  try {
    return readFileSync(`${builtClient}index.html`, "utf8");
  } catch {
    return null;
  }
};

const built = readBuilt();
/** Where tests run and while the client is developed there is none. */
export const clientIsBuilt = built !== null;

const notBuilt = `<!doctype html><html lang="en"><head>
<title>Rolecall</title><meta name="description" content="Rolecall">
</head><body><div id="root">The web client has not been built yet.</div></body></html>`;

/** What each page may say of itself in its own words. */
const titleAndDescription = /(<title>.*?<\/title>\s*<meta\s+name="description"[^>]*>)/s;
const [before = "", usualHead = "", afterHead = ""] = (built ?? notBuilt).split(
  titleAndDescription,
);
/** What stands in place of the screen where nothing is rendered. */
const emptyRoot = /(?<=<div id="root">)(.*?<\/div>)/s;
const [beforeRoot = "", nothingRendered = "", afterRoot = ""] = afterHead.split(emptyRoot);

/** What the server rendered of a page, and what it read for that, as JSON. */
export interface Rendered {
  markup: string;
  data: string;
}

/**
 * The page that runs the client, with what the server rendered of it, if anything: its script takes that
 * over. The data is no script, so that the pages' policy need allow none within them.
 */
export const pageHtml = (head = usualHead, rendered: Rendered | null = null): string => {
  const data = rendered && escapeJson(rendered.data);
  const root = rendered
    ? `${rendered.markup}</div><script type="application/json" id="page-data">${data}</script>`
    : nothingRendered;
  return before + head + beforeRoot + root + afterRoot;
};
