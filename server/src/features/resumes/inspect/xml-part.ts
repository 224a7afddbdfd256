import { SaxesParser, type SaxesTagNS } from "saxes";
import { Refused } from "./finding.ts";

interface Visitor {
  open?: (tag: SaxesTagNS) => void;
  close?: (tag: SaxesTagNS) => void;
  text?: (text: string) => void;
}

/** Word nests a few dozen. */
const maxDepth = 1_000;

/**
 * Walks an XML file from start to end. It refuses document types, and with them all entities but
 * XML's own five; a file that is not well-formed counts as damaged.
 */
export const walkXml = (bytes: Buffer, { open, close, text }: Visitor): void => {
  const parser = new SaxesParser({ xmlns: true });
  const refuse = () => {
    throw new Refused("damaged");
  };
  parser.on("error", refuse);
  parser.on("doctype", refuse);
  let depth = 0;
  parser.on("opentag", (tag) => {
    depth += 1;
    if (depth > maxDepth) refuse();
    open?.(tag);
  });
  parser.on("closetag", (tag) => {
    depth -= 1;
    close?.(tag);
  });
  if (text) {
    parser.on("text", text);
    parser.on("cdata", text);
  }
  parser.write(decoded(bytes)).close();
};

/** An attribute by its local name, whatever prefix its namespace has. */
export const attributeOf = (tag: SaxesTagNS, name: string): string | undefined =>
  Object.values(tag.attributes).find(({ local }) => local === name)?.value;

/** Packages hold UTF-8 or UTF-16. */
const decoded = (bytes: Buffer) => {
  const encoding = { fffe: "utf-16le", feff: "utf-16be" }[bytes.toString("hex", 0, 2)] ?? "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Refused("damaged");
  }
};
