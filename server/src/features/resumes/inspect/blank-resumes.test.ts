import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { compoundFileOf } from "#test/files/compound-file.ts";
import { docOf, docxOf, pdfDrawing, pdfOf, wordPart } from "#test/files/resume-files.ts";
import { inspectDocument } from "./inspect-document.ts";

const made = (name: string) =>
  readFileSync(new URL(`../../../../test/documents/${name}`, import.meta.url));

const wordOf = (body: string) =>
  docxOf("", { "word/document.xml": wordPart("document", `<w:body>${body}</w:body>`) });

const rectangles = (count: number) => "10 10 500 20 re S ".repeat(count);
const note = (kind: string, more = "") =>
  `/Annots [<< /Type /Annot /Subtype /${kind} /Rect [10 10 90 90] ${more} >>]`;
/** Of a Word document, the text in one piece after the stream's first 512 bytes. */
const docOfText = (text: string) => {
  const main = Buffer.alloc(4096);
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt32LE(text.length, 76);
  main.writeUInt32LE(21, 422);
  main.write(text, 512, "latin1");
  const pieces = Buffer.alloc(4096);
  pieces[0] = 2;
  pieces.writeUInt32LE(16, 1);
  pieces.writeUInt32LE(text.length, 9);
  pieces.writeUInt32LE((512 * 2) | 0x40000000, 15);
  return compoundFileOf({ WordDocument: main, "0Table": pieces });
};

describe("a file that shows neither text nor pictures is blank", () => {
  test.each([
    ["a PDF of a blank page", pdfOf("")],
    ["a PDF of blanks", pdfOf("   ")],
    ["a PDF of a white background", pdfDrawing("1 1 1 rg 0 0 612 792 re f")],
    ["a PDF of a frame and rules", pdfDrawing(rectangles(12))],
    ["a PDF with a link to nothing", pdfDrawing("", note("Link"))],
    ["a PDF with an empty field", pdfDrawing("", note("Widget", "/FT /Tx /T (name)"))],
    ["a DOC without anything", Buffer.from("d0cf11e0a1b11ae1".padEnd(2048, "0"), "hex")],
    ["a DOC with an empty paragraph", docOfText("\r")],
    ["a DOC of blanks and page breaks", docOfText(" \t\f\r  \r")],
    ["a DOCX without a paragraph", wordOf("")],
    ["a DOCX with an empty paragraph", wordOf("<w:p/>")],
    [
      "a DOCX of blanks",
      wordOf("<w:p><w:r><w:t xml:space='preserve'>  \u00a0\u200b</w:t></w:r></w:p>"),
    ],
    ["a DOCX of page breaks", wordOf("<w:p><w:r><w:br w:type='page'/></w:r></w:p>")],
    ["a DOCX of an empty table", wordOf("<w:tbl><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl>")],
    ["a DOCX of an empty list", wordOf("<w:p><w:pPr><w:numPr/></w:pPr></w:p>")],
    [
      "a DOCX of hidden text",
      wordOf("<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>Ada</w:t></w:r></w:p>"),
    ],
  ])("%s", async (_what, file) => {
    expect(await inspectDocument(file)).toMatchObject({ blank: true });
  });
});

describe("a file that shows something is not blank", () => {
  test.each([
    ["a PDF of text", pdfOf("A")],
    ["a PDF of white text", pdfDrawing("1 1 1 rg BT /F1 18 Tf 72 720 Td (Ada) Tj ET")],
    ["a linearized PDF", made("writer-linearized.pdf")],
    ["a PDF that may not be printed", made("no-printing.pdf")],
    [
      "a PDF of a small picture",
      pdfDrawing("q 90 0 0 90 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 ID x EI Q"),
    ],
    ["a PDF of letters that are curves", pdfDrawing("10 10 m 20 20 30 30 40 40 c S ".repeat(60))],
    ["a PDF of a typed note", pdfDrawing("", note("FreeText", "/Contents (Ada)"))],
    ["a PDF of a filled-in field", pdfDrawing("", note("Widget", "/FT /Tx /T (name) /V (Ada)"))],
    ["a DOC of LibreOffice", made("writer.doc")],
    ["a DOC of one letter", docOfText("A\r")],
    ["a DOC of a picture", docOfText("\u0001\r")],
    ["a DOC of a drawing", docOfText("\b\r")],
    ["a DOC whose text cannot be read", docOf("Ada")],
    ["a DOCX of LibreOffice", made("writer.docx")],
    ["a DOCX of one letter", docxOf("A")],
    [
      "a DOCX of a cell",
      wordOf("<w:tbl><w:tr><w:tc><w:p><w:r><w:t>A</w:t></w:r></w:p></w:tc></w:tr></w:tbl>"),
    ],
    [
      "a DOCX of a picture",
      wordOf("<w:p><w:r><w:drawing><a:blip xmlns:a='a' /></w:drawing></w:r></w:p>"),
    ],
  ])("%s", async (_what, file) => {
    expect(await inspectDocument(file)).toMatchObject({ blank: false });
  });
});

test("a file with a scanned page is not blank, and the picture is not unpacked for it", async () => {
  const file = pdfDrawing("/Scan Do");
  const scan =
    "9 0 obj\n<< /Type /XObject /Subtype /Image /Length 1 >>\nstream\nx\nendstream\nendobj\n";
  const scanned = file.toString("latin1").replace("xref\n", `${scan}xref\n`);
  expect(await inspectDocument(Buffer.from(scanned, "latin1"))).toEqual({
    kind: "pdf",
    blank: false,
  });
});

test("a PDF without pages is refused, however it says so", async () => {
  const none = (count: string) =>
    Buffer.from(
      `%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]${count}>>\nendobj\ntrailer<</Size 3/Root 1 0 R>>\nstartxref\n100\n%%EOF\n`,
    );
  const packed = Buffer.from(
    none("/Count 0")
      .toString()
      .replace("trailer", "3 0 obj\n<</Length 1>>\nstream\nx\nendstream\nendobj\ntrailer"),
  );
  for (const file of [none("/Count 0"), none(""), packed])
    expect(await inspectDocument(file)).toEqual({ refusal: "pageless" });
});
