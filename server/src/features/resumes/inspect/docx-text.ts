import type { SaxesTagNS } from "saxes";
import { mainPartOf } from "./docx-check.ts";
import { openPackage } from "./docx-package.ts";
import { type DocumentText, TextBlocks } from "./text-blocks.ts";
import { attributeOf, walkXml } from "./xml-part.ts";

/** The text of a DOCX as a reader sees it: headers, body, footers. */
export const textOfDocx = async (file: Buffer): Promise<DocumentText> => {
  const opened = await openPackage(file);
  const main = await mainPartOf(opened);
  const links = await opened.relationshipsOf(main);
  const partsOf = (wanted: string) =>
    links.filter(({ type, external }) => type === wanted && !external).map(({ target }) => target);
  const parts = new Set([...partsOf("header"), main, ...partsOf("footer")]);
  const texts: DocumentText[] = [];
  for (const part of parts) texts.push(textOfPart(await opened.read(part)));
  return {
    blocks: texts.flatMap(({ blocks }) => blocks),
    pictures: texts.some(({ pictures }) => pictures),
  };
};

/** The elements that stand for a character inside a run. */
const characters: Record<string, string> = { tab: "\t", br: "\n", cr: "\n", noBreakHyphen: "-" };
/** Elements whose content is an alternative for older readers, or was moved elsewhere. */
const skipped = new Set(["Fallback", "moveFrom"]);

/** The elements of a picture: in a drawing, an older drawing, a chart, a diagram. */
const shownPictures = new Set(["blip", "imagedata", "chart", "relIds"]);

const textOfPart = (xml: Buffer): DocumentText => {
  const text = new TextBlocks();
  /** A text box is a paragraph inside of another one, and ends first. */
  const open: string[] = [];
  let pictures = false;
  let skipping = 0;
  let run: { hidden: boolean } | null = null;
  let inText = false;
  const write = (written: string) => {
    if (skipping === 0 && run && !run.hidden) open.push((open.pop() ?? "") + written);
  };
  walkXml(xml, {
    open: (tag) => {
      if (skipped.has(tag.local)) skipping += 1;
      if (shownPictures.has(tag.local)) pictures = true;
      if (!isWord(tag)) return;
      if (tag.local === "p") open.push("");
      else if (tag.local === "r") run = { hidden: false };
      else if (tag.local === "numPr") open.push(`${open.pop() ?? ""}• `);
      else if (tag.local === "vanish" && run) run.hidden = isOn(tag);
      else if (tag.local === "t") inText = true;
      else if (tag.local === "tbl") text.beginTable();
      else if (tag.local === "tr") text.beginRow();
      else if (tag.local === "tc") text.beginCell();
      else if (tag.local === "gridSpan") text.spanColumns(Number(attributeOf(tag, "val")));
      else write(characters[tag.local] ?? "");
    },
    text: (written) => {
      if (inText) write(written);
    },
    close: (tag) => {
      if (skipped.has(tag.local)) skipping -= 1;
      if (!isWord(tag)) return;
      if (tag.local === "t") inText = false;
      else if (tag.local === "r") run = null;
      else if (tag.local === "p") text.addParagraph(open.pop() ?? "");
      else if (tag.local === "tc") text.endCell();
      else if (tag.local === "tbl") text.endTable();
    },
  });
  return { blocks: text.blocks, pictures };
};

/** The two namespaces of Word's markup, not the drawings and formulas in between. */
const isWord = ({ uri }: SaxesTagNS) => uri.includes("wordprocessingml");

const isOn = (tag: SaxesTagNS) => !["0", "false", "off"].includes(attributeOf(tag, "val") ?? "");
