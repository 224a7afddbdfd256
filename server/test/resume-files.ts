import { crc32 } from "node:zlib";

/** A valid one-page PDF that shows `text`. */
export function pdfOf(text: string): Buffer {
  const shown = text.replace(/[\\()]/g, "\\$&");
  const page = `BT /F1 18 Tf 72 720 Td (${shown}) Tj ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
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

/** A Word document (Office Open XML) with one paragraph. */
export function docxOf(text: string): Buffer {
  const escaped = text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  const declaration = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>`;
  const openXml = "http://schemas.openxmlformats.org";
  return zipOf({
    "[Content_Types].xml": `${declaration}<Types xmlns="${openXml}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    "_rels/.rels": `${declaration}<Relationships xmlns="${openXml}/package/2006/relationships"><Relationship Id="rId1" Type="${openXml}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    "word/document.xml": `${declaration}<w:document xmlns:w="${openXml}/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${escaped}</w:t></w:r></w:p></w:body></w:document>`,
  });
}

/** An archive of uncompressed files. */
export function zipOf(files: Record<string, string>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
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
export function docOf(text: string): Buffer {
  const stream = Buffer.alloc(4096);
  stream.writeUInt16LE(0xa5ec, 0);
  stream.write(text, 512, "latin1");
  return compoundFileOf("WordDocument", stream);
}

/** A compound file ([MS-CFB] version 3) with one stream of at most 62 kB, in whole sectors. */
export function compoundFileOf(name: string, stream: Buffer): Buffer {
  const sectorBytes = 512;
  const [free, end, table] = [0xffffffff, 0xfffffffe, 0xfffffffd];
  const numbers = (values: number[], count: number) => {
    const bytes = Buffer.alloc(count * 4, 0xff);
    values.forEach((value, index) => bytes.writeUInt32LE(value, index * 4));
    return bytes;
  };

  // Sector 0 is the allocation table, sector 1 the directory, and from 2 on there is the stream.
  const length = stream.length / sectorBytes;
  const next = Array.from({ length }, (_, index) => (index === length - 1 ? end : index + 3));
  const header = Buffer.alloc(76);
  header.write("d0cf11e0a1b11ae1", "hex");
  header.set([0x3e, 0, 3, 0, 0xfe, 0xff, 9, 0, 6], 24);
  header.set(numbers([1, 1, 0, 4096, end, 0, end, 0], 8), 44);

  const entry = (label: string, type: number, { child = free, start = end, size = 0 }) => {
    const bytes = Buffer.alloc(128);
    bytes.write(label, "utf16le");
    bytes.writeUInt16LE(label.length * 2 + 2, 64);
    bytes.set([type, 1], 66);
    bytes.set(numbers([free, free, child], 3), 68);
    bytes.set(numbers([start, size], 2), 116);
    return bytes;
  };
  const directory = Buffer.concat([
    entry("Root Entry", 5, { child: 1 }),
    entry(name, 2, { start: 2, size: stream.length }),
    Buffer.alloc(256),
  ]);
  const allocation = numbers([table, end, ...next], sectorBytes / 4);
  return Buffer.concat([header, numbers([0], 109), allocation, directory, stream]);
}
