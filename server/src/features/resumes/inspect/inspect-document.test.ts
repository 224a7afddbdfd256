import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compoundFileOf } from "#test/files/compound-file.ts";
import {
  docOf,
  docxOf,
  docxParts,
  pdfOf,
  relationshipsOf,
  wordStreamOf,
  zipOf,
} from "#test/files/resume-files.ts";
import { eicar } from "#test/servers/clamd.ts";
import { inspectDocument } from "./inspect-document.ts";

/** Made by LibreOffice, and by qpdf from the PDF of the other tests. */
const made = (name: string) =>
  readFileSync(new URL(`../../../../test/documents/${name}`, import.meta.url));
const some = Buffer.from("content");
const wordTypes = "application/vnd.openxmlformats-officedocument.wordprocessingml";

describe("resumes as people send them", () => {
  test.each([
    ["a DOCX of LibreOffice", "docx", made("writer.docx")],
    ["a DOC of LibreOffice", "doc", made("writer.doc")],
    ["a linearized PDF with object streams", "pdf", made("writer-linearized.pdf")],
    ["a PDF that may not be printed", "pdf", made("no-printing.pdf")],
    ["a DOC without anything", "doc", Buffer.from("d0cf11e0a1b11ae1".padEnd(2048, "0"), "hex")],
    ["a PDF filled up with zeros", "pdf", Buffer.concat([pdfOf("Ada"), Buffer.alloc(100_000)])],
    [
      "a PDF without an index",
      "pdf",
      Buffer.from(
        pdfOf("Ada")
          .toString()
          .replace(/xref\n0[^]*trailer/, "trailer"),
      ),
    ],
    ["a PDF that mentions a virus", "pdf", pdfOf(`I found ${eicar}`)],
    [
      "a DOCX of a template on the sender's disk",
      "docx",
      withTemplate(String.raw`file:///C:\Users\Ada\Resume.dotx`),
    ],
    ["a DOCX of a template on the sender's Mac", "docx", withTemplate("/Users/ada/Resume.dotx")],
    ["a DOCX with links", "docx", linking("hyperlink", "https://ada.example")],
    [
      "a DOCX with an archive in it",
      "docx",
      docxOf("Ada", { "word/embeddings/sheet.xlsx": zipOf({ a: "b" }) }),
    ],
    [
      "a DOCX in UTF-16",
      "docx",
      docxOf("Ada", { "word/document.xml": inUtf16(docxParts("Ada")["word/document.xml"]) }),
    ],
    ["a DOC with a table in it", "doc", docOf("Ada", { "ObjectPool/_1/Workbook": some })],
  ])("%s is a resume", async (_what, kind, file) => {
    expect(await inspectDocument(file)).toMatchObject({ kind });
  });
});

describe("refusals", () => {
  test.each([
    ["a PDF with a password", "encrypted", made("password.pdf")],
    [
      "a PDF whose pages cannot be found",
      "damaged",
      Buffer.from("%PDF-1.7\n1 0 obj\n<< /Type /Page >>\nendobj\ntrailer\n<<>>\n%%EOF"),
    ],
    ["a PDF whose second page is missing", "damaged", missingPage()],
    [
      "a PDF whose revision breaks off",
      "damaged",
      Buffer.concat([pdfOf("Ada"), Buffer.from("6 0 obj\n<< /Type")]),
    ],
    ["a PDF without a page", "pageless", Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n")],
    [
      "a page of the web with a PDF in it",
      "html",
      Buffer.concat([Buffer.from("<html><script>alert(1)</script>"), pdfOf("Ada")]),
    ],
    ["an archive with a PDF in it", "unsupported", zipOf({ "resume.pdf": pdfOf("Ada") })],
    ["a virus", "unsupported", Buffer.from(eicar)],

    [
      "a DOC with a password",
      "encrypted",
      compoundFileOf({ WordDocument: wordStreamOf("", 0x0100) }),
    ],
    [
      "a DOC with macros",
      "macros",
      docOf("Ada", { "Macros/VBA/_VBA_PROJECT": some, "Macros/PROJECT": some }),
    ],
    [
      "a DOC with a program in it",
      "programs",
      docOf("Ada", { "ObjectPool/_1/\u0001Ole10Native": some }),
    ],
    [
      "a DOC with an ActiveX control",
      "programs",
      docOf("Ada", { "ObjectPool/_1/\u0003OCXNAME": some }),
    ],
    ["a DOC whose text is none", "damaged", compoundFileOf({ WordDocument: some })],
    ["a spreadsheet of before 2007", "unsupported", compoundFileOf({ Workbook: some })],

    [
      "a DOCX with a password",
      "encrypted",
      compoundFileOf({ EncryptionInfo: some, EncryptedPackage: some }),
    ],
    [
      "a DOCX with a password of the archive",
      "encrypted",
      declaring(docxOf("Ada"), { flags: 0x0001 }),
    ],
    ["a DOCX with macros", "macros", docxOf("Ada", { "word/vbaProject.bin": some })],
    [
      "a DOCM",
      "macros",
      zipOf(docxParts("Ada", "application/vnd.ms-word.document.macroEnabled.main+xml")),
    ],
    ["a DOCX with macros in what it embeds", "macros", embedding({ "VBA/_VBA_PROJECT": some })],
    ["a DOCX with a program in it", "programs", embedding({ "\u0001Ole10Native": some })],
    [
      "a DOCX with an ActiveX control",
      "programs",
      docxOf("Ada", { "word/activeX/activeX1.xml": "<a/>" }),
    ],
    ["a DOCX that fetches its template", "remote", withTemplate("https://evil.example/t.dotm")],
    [
      "a DOCX that fetches its template from a share",
      "remote",
      withTemplate(String.raw`\\evil.example\t.dotm`),
    ],
    [
      "a DOCX that fetches its template from a share by address",
      "remote",
      withTemplate(String.raw`file:///\\evil.example\t.dotm`),
    ],
    [
      "a DOCX that fetches its template from a host",
      "remote",
      withTemplate("file://evil.example/t.dotm"),
    ],
    [
      "a DOCX that fetches an object",
      "remote",
      linking("oleObject", "mhtml:https://evil.example/x"),
    ],
    [
      "a DOCX that declares entities",
      "damaged",
      docxOf("Ada", { "word/document.xml": `<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>` }),
    ],
    [
      "a DOCX whose relationships name a document type",
      "damaged",
      docxOf("Ada", {
        "word/_rels/document.xml.rels": `<!DOCTYPE a SYSTEM "http://evil.example/"><a/>`,
      }),
    ],
    [
      "a DOCX that is nested without end",
      "damaged",
      docxOf("Ada", { "word/document.xml": "<a>".repeat(100_000) }),
    ],
    ["a DOCX that is no XML", "damaged", docxOf("Ada", { "word/document.xml": "Ada" })],
    [
      "a DOCX in no known encoding",
      "damaged",
      docxOf("Ada", { "word/document.xml": Buffer.from("<a>\xff</a>", "latin1") }),
    ],
    [
      "a DOCX without its text",
      "damaged",
      docxOf("Ada", { "_rels/.rels": relationshipsOf(["officeDocument", "elsewhere.xml"]) }),
    ],
    ["a DOCX with two texts", "damaged", docxOf("Ada", { "WORD/document.xml": "<a/>" })],
    ["a template", "unsupported", zipOf(docxParts("Ada", `${wordTypes}.template.main+xml`))],
    [
      "a DOCX that unpacks to far more",
      "excessive",
      declaring(zipOf({ "word/media/sky.bmp": "", ...docxParts("Ada") }), {
        unpackedBytes: 10_000_000,
      }),
    ],
    ["a DOCX of thousands of entries", "excessive", docxOf("Ada", entries(5_000))],
    [
      "a DOCX with a huge part",
      "excessive",
      docxOf("Ada", { "word/document.xml": Buffer.alloc(17_000_000, " ") }),
    ],
    [
      "an archive behind a page of the web",
      "html",
      Buffer.concat([Buffer.from("<html>"), docxOf("Ada")]),
    ],
  ])("%s is %s", async (_what, refusal, file) => {
    expect(await inspectDocument(file)).toEqual({ refusal });
  });
});

describe("files that broke on their way", () => {
  const whole: [kind: string, file: Buffer][] = [
    ["pdf", pdfOf("Ada")],
    ["pdf", made("writer-linearized.pdf")],
    ["doc", docOf("Ada")],
    ["doc", made("writer.doc")],
    ["docx", docxOf("Ada")],
    ["docx", made("writer.docx")],
  ];

  test.each(whole)("half of a %s is refused, wherever it was cut", async (_kind, file) => {
    const stages = 30;
    for (let stage = 0; stage < stages; stage += 1) {
      const cut = file.subarray(0, Math.floor((file.length * stage) / stages));
      expect([stage, await inspectDocument(cut)]).toEqual([
        stage,
        refusedAs(/unsupported|damaged/),
      ]);
    }
  });

  test.each(whole)("a damaged %s is that or refused, and never an accident", async (kind, file) => {
    await fc.assert(
      fc.asyncProperty(damaged(file), async (bytes) => {
        const fit = { kind, blank: expect.any(Boolean) };
        expect([fit, refusedAs(/./)]).toContainEqual(await inspectDocument(bytes));
      }),
    );
  });

  test("a DOC with circular references is read to its end", async () => {
    const file = Buffer.concat([docOf("Ada"), Buffer.alloc(1_000_000)]);
    for (let value = 0; value < 4; value += 1) {
      const copy = Buffer.from(file);
      for (let offset = 44; offset + 4 <= copy.length; offset += 4)
        copy.writeUInt32LE(value, offset);
      expect(await inspectDocument(copy)).toEqual(refusedAs(/unsupported|damaged/));
    }
  });
});

const refusedAs = (refusal: RegExp) => ({ refusal: expect.stringMatching(refusal) });

/** Some bytes of the file changed, and its end cut off. */
const damaged = (file: Buffer) =>
  fc
    .record({
      changes: fc.array(fc.tuple(fc.nat({ max: file.length - 1 }), fc.nat({ max: 255 })), {
        minLength: 1,
        maxLength: 40,
      }),
      length: fc.nat({ max: file.length }),
    })
    .map(({ changes, length }) => {
      const copy = Buffer.from(file);
      for (const [offset, value] of changes) copy[offset] = value;
      return copy.subarray(0, length);
    });

function linking(type: string, target: string) {
  const links = relationshipsOf([type, target, "External"]);
  return docxOf("Ada", { "word/_rels/document.xml.rels": links });
}

function withTemplate(target: string) {
  const links = relationshipsOf(["attachedTemplate", target, "External"]);
  return docxOf("Ada", { "word/_rels/settings.xml.rels": links });
}

const embedding = (streams: Record<string, Buffer>) =>
  docxOf("Ada", { "word/embeddings/oleObject1.bin": compoundFileOf(streams) });

const inUtf16 = (xml = "") => Buffer.from(`\ufeff${xml.replace("UTF-8", "UTF-16")}`, "utf16le");

function missingPage() {
  const file = pdfOf("Ada").toString("latin1");
  return Buffer.from(file.replace("[3 0 R] /Count 1", "[3 0 R 9 0 R] /Count 2"), "latin1");
}

/** The archive, whose table of contents says something else of its first entry. */
function declaring(archive: Buffer, { flags = 0, unpackedBytes = 1 }) {
  const copy = Buffer.from(archive);
  const directory = copy.indexOf("PK\x01\x02");
  copy.writeUInt16LE(flags, directory + 8);
  // Deflated, since a stored entry must be as large as it is packed.
  copy.writeUInt16LE(8, directory + 10);
  copy.writeUInt32LE(unpackedBytes, directory + 24);
  return copy;
}

function entries(count: number) {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`word/${index}.xml`, ""]));
}
