import { accentColours } from "#accent/accent-colours.ts";
import type { Letter, LetterItem, LetterPart } from "#mail/letter.ts";
import { escaped } from "./escaped.ts";
import { siteLinks } from "./site-links.ts";

const paragraph = (html: string, className?: string) =>
  `<p${className ? ` class="${className}"` : ""}>${html}</p>`;

const htmlOfPart = (part: LetterPart, publicUrl: string): string => {
  if (typeof part === "string") return paragraph(escaped(part));
  if ("link" in part)
    return `<p><a class="button"\nhref="${escaped(publicUrl + part.link)}"\n>${escaped(part.label)}</a></p>`;
  if ("code" in part) return paragraph(escaped(part.code), "code");
  if ("written" in part) return writtenHtml(part.written);
  return `<ul>\n${part.list.map((item) => htmlOfItem(item, publicUrl)).join("\n")}\n</ul>`;
};

/** What somebody typed: a blank line ends a paragraph, and other lines stay lines. */
const writtenHtml = (written: string) =>
  written
    .replaceAll(/\r\n?/g, "\n")
    .trim()
    .split(/\n\s*\n/)
    .map((text) => paragraph(escaped(text).replaceAll("\n", "<br>\n"), "written"))
    .join("\n");

const htmlOfItem = ({ text, detail, link, further }: LetterItem, publicUrl: string) => {
  const linked = (path: string, label: string) =>
    `<a\nhref="${escaped(publicUrl + path)}"\n>${escaped(label)}</a>`;
  const title = link ? linked(link, text) : escaped(text);
  const other = further
    ? `<br>\n<span class="quiet">${linked(further.link, further.label)}</span>`
    : "";
  const more = detail ? `<br>\n<span class="quiet">${escaped(detail)}</span>` : "";
  return `<li>${title}${more}${other}</li>`;
};

/** Readers in the dark get dark paper; mail programs that know no style sheets show plain paragraphs. */
const style = (colour: string) => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 24px 12px; background: #f4f4f1; color: #14211f;
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial,
  sans-serif; -webkit-text-size-adjust: 100%; }
.letter { max-width: 560px; margin: 0 auto; padding: 24px 28px 28px;
  background: #ffffff; border: 1px solid #e3e3de; border-radius: 12px; }
.name { margin: 0 0 20px; font-weight: 700; color: ${colour}; }
p, ul { margin: 0 0 16px; overflow-wrap: anywhere; }
ul { padding-left: 20px; }
li { margin: 0 0 12px; }
a { color: ${colour}; }
.button { display: inline-block; padding: 10px 20px; border-radius: 8px;
  background: ${colour}; color: #ffffff; font-weight: 600;
  text-decoration: none; }
.code { font: 700 28px/1.3 ui-monospace, Menlo, monospace;
  letter-spacing: 4px; }
.quiet, .foot { color: #54605d; font-size: 14px; }
.foot { max-width: 560px; margin: 16px auto 0; padding: 0 28px; }
.foot .button { display: inline; padding: 0; background: none;
  color: inherit; font-weight: 400; text-decoration: underline; }
@media (prefers-color-scheme: dark) {
  body { background: #10181a; color: #eceeea; }
  .letter { background: #1a2326; border-color: #334044; }
  .name, a { color: ${accentColours(colour)["accent-ink"][1]}; }
  .button { color: #ffffff; }
  .quiet, .foot { color: #aab6b6; }
}
`;

/**
 * The letter in the one layout of the product. It has no picture, the site's logo neither, since whoever serves one
 * would learn who reads; and no link but those of its parts and to the site's texts.
 */
export const letterHtml = ({
  subject,
  body,
  footer = [],
  site,
}: Pick<Letter, "subject" | "body" | "footer" | "site">): string => {
  const html = (parts: LetterPart[]) =>
    parts.map((part) => htmlOfPart(part, site.publicUrl)).join("\n");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject.replaceAll(/\s+/g, " "))}</title>
<style>${style(site.colour)}</style>
</head>
<body>
<div class="letter">
<p class="name">${escaped(site.name)}</p>
${html(body)}
</div>
<div class="foot">
${html([...footer, ...siteLinks(site), site.supportEmail])}
</div>
</body>
</html>
`;
};
