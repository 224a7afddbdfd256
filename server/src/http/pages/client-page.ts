import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defaultSite } from "@rolecall/contract/site.ts";
import { escapeJson, escapeMarkup } from "#http/reply/markup.ts";
import { footOf, type PageSite, plainSite, styleElement } from "./page-look.ts";

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
<link rel="icon" href="/favicon.svg" type="image/svg+xml"></head><body><div id="root">The web client has not been built yet.</div></body></html>`;

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
 * Where a page names the site: its title, previews of links, and the logo in what was rendered. The client
 * reads the name where links are previewed, and says the same.
 */
const places =
  /(<title>(?:[^<]* - )?|<meta property="og:(?:site_name|title)" content="|<span data-site-name[^>]*>|aria-label=")Rolecall(?=<\/title>|">|<\/span>|, start page")/g;

/** The icon of a page's tab, by which the client knows the site's logo, and the mark in what was rendered. */
const icon = /<link rel="icon"[^>]*>/;
const mark = /<svg data-site-mark[^>]*>.*?<\/svg>/gs;
/** The picture of a link's preview where there is no company's. */
const preview = /(?<=<meta property="og:image" content=")[^"]*\/share\.png(?=">)/;

/** A page with the name and the logo that its administrators gave the site. */
const ofSite = (page: string, { name, logoUrl }: PageSite): string => {
  const said = escapeMarkup(name);
  const named =
    name === defaultSite.name
      ? page
      : page.replaceAll(places, (_place, untilName: string) => untilName + said);
  if (logoUrl === null) return named;
  const address = escapeMarkup(logoUrl);
  return named
    .replace(icon, () => `<link rel="icon" href="${address}">`)
    .replace(preview, () => address)
    .replaceAll(mark, () => `<img src="${address}" alt="" class="size-7 shrink-0 object-contain">`);
};

/**
 * The client's page, with the rendered screen if there is one, which the client's script takes
 * over. The data is in an element that is no script, so that the content policy need not allow
 * inline scripts. Pages of a demo board have a place for the bar of its tour.
 */
export const pageHtml = (
  head = `${usualHead}<meta property="og:site_name" content="Rolecall">`,
  rendered: Rendered | null = null,
  { site = plainSite, tour = false }: { site?: PageSite; tour?: boolean } = {},
): string => {
  const data = rendered && escapeJson(rendered.data);
  const root = rendered
    ? `${rendered.markup}</div><script type="application/json" id="page-data">${data}</script>`
    : nothingRendered;
  const foot = footOf(site) + (tour ? tourPlace : "");
  const page = before + head + styleElement(site) + beforeRoot + root + foot + afterRoot;
  return ofSite(page, site);
};
