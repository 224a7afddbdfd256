import type { Letter, LetterItem, LetterPart } from "#mail/letter.ts";
import { siteLinks } from "./site-links.ts";

/** Lines are shorter than those at which mail programs begin to cut links. */
const lineLength = 72;

/** Breaks a paragraph between words; a word that is longer than a line, such as a link, stays whole. */
const wrapped = (paragraph: string): string => {
  const lines: string[] = [];
  for (const word of paragraph.split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= lineLength)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join("\n");
};

/** The text of each part, in plain text. */
const textOfPart = (part: LetterPart, publicUrl: string): string => {
  if (typeof part === "string") return wrapped(part);
  if ("link" in part) return `${wrapped(`${part.label}:`)}\n${publicUrl}${part.link}`;
  if ("code" in part) return part.code;
  if ("written" in part) return part.written.trim();
  return part.list.map((item) => textOfItem(item, publicUrl)).join("\n\n");
};

const textOfItem = ({ text, detail, link, further }: LetterItem, publicUrl: string) =>
  [
    wrapped(`- ${text}`),
    ...(detail ? [wrapped(detail)] : []),
    ...(link ? [publicUrl + link] : []),
    ...(further ? [wrapped(`${further.label}:`), publicUrl + further.link] : []),
  ].join("\n");

/** The letter for people who read no HTML. */
export const letterText = ({
  body,
  footer = [],
  site,
}: Pick<Letter, "body" | "footer" | "site">): string =>
  `${[
    ...[...body, site.name, ...footer, ...siteLinks(site)].map((part) =>
      textOfPart(part, site.publicUrl),
    ),
    site.supportEmail,
  ].join("\n\n")}\n`;
