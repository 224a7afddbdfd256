import { documentTitle } from "@rolecall/contract/pages.ts";
import { escapeJson, escapeMarkup } from "#http/reply/markup.ts";

/** The title and description of a page, for search engines and for previews of links. */
export interface Head {
  /** The screen's title. */
  title: string;
  description: string;
  /** The one address of this page; none where it is not to be found. */
  url: string | null;
  type?: "website" | "article";
  image?: string;
  /** The feed with the same content as the page. */
  feed?: { title: string; url: string };
  /** The content of the page in the terms of schema.org. */
  data?: object | null;
}

/** The picture of a link's preview if there is no company's logo. */
export const sitePicture = (publicUrl: string) => `${publicUrl}/share.png`;

const mostOfDescription = 160;
/** Longer than any title or name. */
const mostOfTitle = 1_000;

/** Text on one line, cut between words where it is too long. */
const onOneLine = (text: string, most: number) => {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= most) return line;
  return `${line.slice(0, most).replace(/[\p{Cs}]$|\s*\S*$/u, "")}…`;
};

const meta = (name: string, content: string) =>
  `<meta ${name.startsWith("og:") ? "property" : "name"}="${name}" content="${escapeMarkup(content)}">`;

/** The head as HTML. Everything in it may come from strangers. */
export const headHtml = ({ title, url, type = "website", image, feed, data, ...rest }: Head) => {
  const name = onOneLine(title, mostOfTitle);
  const description = onOneLine(rest.description, mostOfDescription);
  const lines = [
    `<title>${escapeMarkup(documentTitle(name))}</title>`,
    meta("description", description),
    url === null
      ? meta("robots", "noindex")
      : `<link rel="canonical" href="${escapeMarkup(url)}">${meta("og:url", url)}`,
    meta("og:site_name", "Rolecall"),
    meta("og:type", type),
    meta("og:title", name || documentTitle("")),
    meta("og:description", description),
    image ? meta("og:image", image) : "",
    meta("twitter:card", "summary"),
    feed
      ? `<link rel="alternate" type="application/rss+xml" title="${escapeMarkup(feed.title)}" href="${escapeMarkup(feed.url)}">`
      : "",
    data ? `<script type="application/ld+json">${escapeJson(JSON.stringify(data))}</script>` : "",
  ];
  return lines.filter((line) => line !== "").join("\n    ");
};
