import type { CompoundFile } from "./compound-file.ts";
import type { DocumentText } from "./text-blocks.ts";

// Offsets in the main stream ([MS-DOC] 2.5.1), of documents of Word 97 on.
const word97 = 0xa5ec;
const flagsAt = 10;
const secondTableFlag = 0x0200;
/** The offsets of the lengths of the text's parts, in the order of these parts. */
const lengthsAt = { main: 76, footnotes: 80, headers: 84, comments: 92, endnotes: 96, boxes: 100 };
const piecesAt = 418;
const smallestStream = 426;

/** The text of a DOC: headers, body, text boxes; null for formats before Word 97. */
export const textOfDoc = (file: CompoundFile): DocumentText | null => {
  const main = file.read("WordDocument")?.bytes;
  if (!main || main.length < smallestStream || main.readUInt16LE(0) !== word97) return null;
  const table = main.readUInt16LE(flagsAt) & secondTableFlag ? "1Table" : "0Table";
  const pieces = file.read(table)?.bytes;
  if (!pieces) return null;
  const start = main.readUInt32LE(piecesAt);
  const text = textOf(main, pieces.subarray(start, start + main.readUInt32LE(piecesAt + 4)));

  const parts = new Map<string, string>();
  let at = 0;
  for (const [part, lengthAt] of Object.entries(lengthsAt)) {
    const length = main.readUInt32LE(lengthAt);
    parts.set(part, text.slice(at, at + length));
    at += length;
  }
  const read = ["headers", "main", "boxes"].map((part) => paragraphsIn(parts.get(part) ?? ""));
  return {
    blocks: read.flatMap(({ paragraphs }) => paragraphs),
    pictures: read.some(({ pictures }) => pictures),
    drawings: text.includes(drawing),
  };
};

/** The text lies in pieces, each in one of two encodings; a table says where ([MS-DOC] 2.4.1). */
const textOf = (main: Buffer, table: Buffer): string => {
  let at = 0;
  // Descriptions of formats come first.
  while (table[at] === 1) at += 3 + table.readUInt16LE(at + 1);
  const entries = table.subarray(at + 5, at + 5 + table.readUInt32LE(at + 1));
  const count = Math.floor((entries.length - 4) / 12);
  let text = "";
  for (let piece = 0; piece < count; piece += 1) {
    const length = entries.readUInt32LE(piece * 4 + 4) - entries.readUInt32LE(piece * 4);
    const place = entries.readUInt32LE((count + 1) * 4 + piece * 8 + 2);
    const offset = place & 0x3fffffff;
    const isNarrow = (place & 0x40000000) !== 0;
    const bytes = isNarrow
      ? main.subarray(offset / 2, offset / 2 + length)
      : main.subarray(offset, offset + length * 2);
    text += new TextDecoder(isNarrow ? "windows-1252" : "utf-16le").decode(bytes);
    // Pieces do not overlap in an honest file.
    if (text.length > main.length) break;
  }
  return text;
};

const [fieldBegins, resultBegins, fieldEnds] = ["\u0013", "\u0014", "\u0015"];
/** The character of an inline picture; floating drawings may be text boxes, whose text is kept. */
const [picture, drawing] = ["\u0001", "\b"];

/** Ends of paragraphs, of cells and of pages part the text; other control characters stand for objects. */
const shownAs = new Map([
  ["\t", "\t"],
  ["\r", "\r"],
  ["\u0007", "\r"],
  ["\f", "\r"],
  ["\v", "\n"],
  ["\u001e", "-"],
]);

/** A field, such as a link, shows its result and not its instruction. */
const paragraphsIn = (text: string) => {
  let shown = "";
  let pictures = false;
  const fields: ("instruction" | "result")[] = [];
  for (const character of text) {
    if (character === resultBegins || character === fieldEnds) fields.pop();
    if (character === fieldBegins) fields.push("instruction");
    else if (character === resultBegins) fields.push("result");
    else if (!fields.includes("instruction")) {
      if (character === picture) pictures = true;
      shown += shownAs.get(character) ?? (character < " " ? "" : character);
    }
  }
  return { paragraphs: shown.split("\r"), pictures };
};
