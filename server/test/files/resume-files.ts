import { crc32 } from "node:zlib";
import { compoundFileOf } from "./compound-file.ts";

/** A valid one-page PDF that shows `text`. */
export function pdfOf(text: string): Buffer {
  const shown = text.replace(/[\\()]/g, "\\$&");
  return pdfDrawing(`BT /F1 18 Tf 72 720 Td (${shown}) Tj ET`);
}

/** A valid one-page PDF with these operators, and more of what a page may have. */
export function pdfDrawing(page: string, more = ""): Buffer {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${more} >>`,
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];

  let file = "%PDF-1.7\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + trailer, "latin1");
}

const declaration = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>`;
const openXml = "http://schemas.openxmlformats.org";
const wordType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

/** The relationships of a part: type, target, and whether that is outside of the package. */
export function relationshipsOf(...links: [type: string, target: string, mode?: "External"][]) {
  const listed = links.map(
    ([type, target, mode = "Internal"], index) =>
      `<Relationship Id="rId${index + 1}" Type="${openXml}/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="${mode}"/>`,
  );
  return `${declaration}<Relationships xmlns="${openXml}/package/2006/relationships">${listed.join("")}</Relationships>`;
}

/** A part of running text, from the markup of its paragraphs. */
export const wordPart = (root: string, markup: string) =>
  `${declaration}<w:${root} xmlns:w="${openXml}/wordprocessingml/2006/main" xmlns:mc="${openXml}/markup-compatibility/2006" xmlns:r="${openXml}/officeDocument/2006/relationships">${markup}</w:${root}>`;

/** The parts of a Word document with one paragraph. */
export function docxParts(text: string, contentType = wordType): Record<string, string> {
  const escaped = text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  return {
    "[Content_Types].xml": `${declaration}<Types xmlns="${openXml}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${contentType}"/></Types>`,
    "_rels/.rels": relationshipsOf(["officeDocument", "word/document.xml"]),
    "word/document.xml": wordPart(
      "document",
      `<w:body><w:p><w:r><w:t>${escaped}</w:t></w:r></w:p></w:body>`,
    ),
  };
}

/** A Word document (Office Open XML) with one paragraph, and parts of your own. */
export const docxOf = (text: string, parts: Record<string, string | Buffer> = {}): Buffer =>
  zipOf({ ...docxParts(text), ...parts });

/** An archive of uncompressed files. */
export function zipOf(files: Record<string, string | Buffer>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = typeof text === "string" ? Buffer.from(text) : text;
    const fileName = Buffer.from(name);
    // Version 2.0, UTF-8 names, stored, 1980-01-01; then checksum, both sizes, length of the name.
    const description = Buffer.alloc(26);
    description.writeUInt16LE(20, 0);
    description.writeUInt16LE(0x0800, 2);
    description.writeUInt16LE(0x0021, 8);
    description.writeUInt32LE(crc32(content), 10);
    description.writeUInt32LE(content.length, 14);
    description.writeUInt32LE(content.length, 18);
    description.writeUInt16LE(fileName.length, 22);

    const local = Buffer.concat([Buffer.from("PK\x03\x04"), description, fileName, content]);
    const position = Buffer.alloc(14);
    position.writeUInt32LE(offset, 10);
    directory.push(Buffer.from("PK\x01\x02\x14\x00"), description, position, fileName);
    locals.push(local);
    offset += local.length;
  }

  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(locals.length, 8);
  end.writeUInt16LE(locals.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, entries, end]);
}

/** A Word document of before 2007: a compound file with a `WordDocument` stream. */
export const docOf = (text: string, streams: Record<string, Buffer> = {}): Buffer =>
  compoundFileOf({ WordDocument: wordStreamOf(text), ...streams });

/** The main stream of a DOC; it begins with the flags of the document. */
export function wordStreamOf(text: string, flags = 0): Buffer {
  const stream = Buffer.alloc(4096);
  stream.writeUInt16LE(0xa5ec, 0);
  stream.writeUInt16LE(flags, 10);
  stream.write(text, 512, "latin1");
  return stream;
}
