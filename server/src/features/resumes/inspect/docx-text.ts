import type { SaxesTagNS } from "saxes";
import { mainPartOf } from "./docx-check.ts";
import { openPackage } from "./docx-package.ts";
import { attributeOf, walkXml } from "./xml-part.ts";

/** The paragraphs of a DOCX as a reader sees them: its headers, its text, its footers. */
export const paragraphsOfDocx = async (file: Buffer): Promise<string[]> => {
  const opened = await openPackage(file);
  const main = await mainPartOf(opened);
  const links = await opened.relationshipsOf(main);
  const partsOf = (wanted: string) =>
    links.filter(({ type, external }) => type === wanted && !external).map(({ target }) => target);
  const parts = new Set([...partsOf("header"), main, ...partsOf("footer")]);
  const paragraphs: string[] = [];
  for (const part of parts) paragraphs.push(...paragraphsIn(await opened.read(part)));
  return paragraphs;
};

/** What stands for a character inside a run. */
const characters: Record<string, string> = { tab: "\t", br: "\n", cr: "\n", noBreakHyphen: "-" };
/** What is there for older readers as well, or was moved elsewhere. */
const skipped = new Set(["Fallback", "moveFrom"]);

/** A text box is a paragraph inside of another one, and ends first. */
const paragraphsIn = (xml: Buffer): string[] => {
  const ended: string[] = [];
  const open: string[] = [];
  let skipping = 0;
  let run: { hidden: boolean } | null = null;
  let inText = false;
  const write = (text: string) => {
    if (skipping === 0 && run && !run.hidden) open.push((open.pop() ?? "") + text);
  };
  walkXml(xml, {
    open: (tag) => {
      if (skipped.has(tag.local)) skipping += 1;
      if (!isWord(tag)) return;
      if (tag.local === "p") open.push("");
      else if (tag.local === "r") run = { hidden: false };
      else if (tag.local === "numPr") open.push(`${open.pop() ?? ""}• `);
      else if (tag.local === "vanish" && run) run.hidden = isOn(tag);
      else if (tag.local === "t") inText = true;
      else write(characters[tag.local] ?? "");
    },
    text: (text) => {
      if (inText) write(text);
    },
    close: (tag) => {
      if (skipped.has(tag.local)) skipping -= 1;
      if (!isWord(tag)) return;
      if (tag.local === "t") inText = false;
      if (tag.local === "r") run = null;
      if (tag.local === "p") ended.push(open.pop() ?? "");
    },
  });
  return ended;
};

/** The two namespaces of Word's markup, not the drawings and formulas in between. */
const isWord = ({ uri }: SaxesTagNS) => uri.includes("wordprocessingml");

const isOn = (tag: SaxesTagNS) => !["0", "false", "off"].includes(attributeOf(tag, "val") ?? "");
