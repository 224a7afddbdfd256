import { escapeMarkup } from "#http/reply/markup.ts";

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const loc = (url: string) => `<loc>${escapeMarkup(url)}</loc>`;

/** The file that lists files. */
export const sitemapIndexOf = (urls: string[]): string => {
  const entries = urls.map((url) => `<sitemap>${loc(url)}</sitemap>`);
  return `${declaration}\n<sitemapindex ${namespace}>\n${entries.join("\n")}\n</sitemapindex>\n`;
};

/** The beginning and the end of a file with links. */
export const urlset = { start: `${declaration}\n<urlset ${namespace}>\n`, end: "</urlset>\n" };

/** A link, with the time of the page's last change where that is known. */
export const urlElement = (url: string, changed?: Date): string => {
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : "";
  return `<url>${loc(url)}${lastmod}</url>\n`;
};

/** The file of the pages that are always there. */
export const sitemapOfScreens = (publicUrl: string): string => {
  const urls = ["/", "/jobs", "/companies"].map((path) => urlElement(publicUrl + path));
  return urlset.start + urls.join("") + urlset.end;
};
