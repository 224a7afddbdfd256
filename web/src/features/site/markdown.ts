/** A piece of a line: plain, set off, or a link. */
export type Piece =
  | { kind: "text" | "strong" | "em"; text: string }
  | { kind: "link"; text: string; href: string };

export type MarkdownBlock =
  | { kind: "heading"; level: 2 | 3; pieces: Piece[] }
  | { kind: "paragraph"; pieces: Piece[] }
  | { kind: "list"; ordered: boolean; items: Piece[][] };

const heading = /^(#{1,6})\s+(.*?)\s*#*$/;
const bullet = /^\s*[-*+]\s+(.*)$/;
const numbered = /^\s*\d+[.)]\s+(.*)$/;

const marks = /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|\[(?<name>[^\]]+)\]\((?<href>[^()\s]+)\)/g;

/** Addresses that may be links: of the web, of mail, or a page of this site. */
const isAddress = (href: string) => /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i.test(href);

/** The pieces of a line. HTML in it is text, and so is a link to anything else than a page or an address. */
const piecesOf = (line: string): Piece[] => {
  const pieces: Piece[] = [];
  let end = 0;
  const addText = (text: string) => text !== "" && pieces.push({ kind: "text", text });
  for (const match of line.matchAll(marks)) {
    const { strong, em, name, href } = match.groups ?? {};
    addText(line.slice(end, match.index));
    end = match.index + match[0].length;
    if (strong !== undefined) pieces.push({ kind: "strong", text: strong });
    else if (em !== undefined) pieces.push({ kind: "em", text: em });
    else if (name !== undefined && href !== undefined && isAddress(href))
      pieces.push({ kind: "link", text: name, href });
    else addText(match[0]);
  }
  addText(line.slice(end));
  return pieces;
};

/** The usual Markdown of a text that people read: headings, paragraphs, lists, emphasis and links. */
export const markdownBlocks = (markdown: string): MarkdownBlock[] => {
  const blocks: MarkdownBlock[] = [];
  let lines: string[] = [];
  const endParagraph = () => {
    if (lines.length > 0) blocks.push({ kind: "paragraph", pieces: piecesOf(lines.join(" ")) });
    lines = [];
  };
  for (const line of markdown.split(/\r?\n/)) {
    const [, signs, title = ""] = heading.exec(line) ?? [];
    const [, point] = bullet.exec(line) ?? [];
    const item = point ?? numbered.exec(line)?.[1];
    if (signs === undefined && item === undefined) {
      if (line.trim() === "") endParagraph();
      else lines.push(line.trim());
      continue;
    }
    endParagraph();
    if (signs !== undefined)
      blocks.push({ kind: "heading", level: signs.length < 3 ? 2 : 3, pieces: piecesOf(title) });
    else if (item !== undefined) addItem(blocks, piecesOf(item), point === undefined);
  }
  endParagraph();
  return blocks;
};

const addItem = (blocks: MarkdownBlock[], item: Piece[], ordered: boolean) => {
  const last = blocks.at(-1);
  if (last?.kind === "list" && last.ordered === ordered) last.items.push(item);
  else blocks.push({ kind: "list", ordered, items: [item] });
};
