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
/** False in tests and during development of the client. */
export const clientIsBuilt = built !== null;

const notBuilt = `<!doctype html><html lang="en"><head>
<title>Rolecall</title><meta name="description" content="Rolecall">
</head><body><div id="root">The web client has not been built yet.</div></body></html>`;

/** The part of a page's head that may differ from page to page. */
const titleAndDescription = /(<title>.*?<\/title>\s*<meta\s+name="description"[^>]*>)/s;
const [before = "", usualHead = "", afterHead = ""] = (built ?? notBuilt).split(
  titleAndDescription,
);
/** The placeholder of the screen in the client's page, replaced by the rendered screen. */
const emptyRoot = /(?<=<div id="root">)(.*?<\/div>)/s;
const [beforeRoot = "", nothingRendered = "", afterRoot = ""] = afterHead.split(emptyRoot);

/** The element with which a page has the client's colours and type. */
export const clientStyles = /<link rel="stylesheet"[^>]*>/.exec(built ?? notBuilt)?.[0] ?? "";

/** The place of the tour's bar, which styles put above the screen, and the script that fetches it later. */
export const tourPlace =
  '<aside id="tour" aria-label="Tour"></aside><script src="/tour.js" async></script>';

/** The HTML that the server rendered of a page, and the data that it read for it, as JSON. */
export interface Rendered {
  markup: string;
  data: string;
}

/**
 * The client's page, with the rendered screen if there is one, which the client's script takes
 * over. The data is in an element that is no script, so that the content policy need not allow
 * inline scripts. Pages of a demo board have a place for the bar of its tour.
 */
export const pageHtml = (
  head = usualHead,
  rendered: Rendered | null = null,
  { tour = false } = {},
): string => {
  const data = rendered && escapeJson(rendered.data);
  const root = rendered
    ? `${rendered.markup}</div><script type="application/json" id="page-data">${data}</script>`
    : nothingRendered;
  return before + head + beforeRoot + root + (tour ? tourPlace : "") + afterRoot;
};
