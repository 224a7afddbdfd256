import { describe, expect, test } from "vitest";
import {
  docOf,
  docxOf,
  docxParts,
  relationshipsOf,
  wordPart,
  zipOf,
} from "#test/files/resume-files.ts";
import { inspectDocument } from "./inspect-document.ts";

const wordTypes = "application/vnd.openxmlformats-officedocument.wordprocessingml";
const share = String.raw`\\evil.example\a.png`;

/** A relationship of the document, or of another part, to something outside of the file. */
const linking = (type: string, target: string, part = "document") =>
  docxOf("Ada", {
    [`word/_rels/${part}.xml.rels`]: relationshipsOf([type, target, "External"]),
  });

const body = (markup: string) => wordPart("document", `<w:body>${markup}</w:body>`);
const withBody = (markup: string) => docxOf("", { "word/document.xml": body(markup) });
const withSettings = (markup: string) =>
  docxOf("Ada", { "word/settings.xml": wordPart("settings", markup) });

const char = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
/** A field with its instruction in as many runs as there are pieces, and with a result. */
const field = (...pieces: string[]) =>
  `<w:p>${char("begin")}${pieces.map((piece) => `<w:r><w:instrText xml:space="preserve">${escaped(piece)}</w:instrText></w:r>`).join("")}${char("separate")}<w:r><w:t>shown</w:t></w:r>${char("end")}</w:p>`;
const simpleField = (instruction: string) =>
  `<w:p><w:fldSimple w:instr="${escaped(instruction)}"><w:r><w:t>shown</w:t></w:r></w:fldSimple></w:p>`;
const dde = String.raw`DDEAUTO c:\\windows\\system32\\cmd.exe "/k calc.exe"`;

describe("references of a Word document to other places, or to nowhere", () => {
  test.each([
    ["a link", linking("hyperlink", "https://ada.example")],
    ["a link to write to", linking("hyperlink", "mailto:ada@example.com")],
    ["a picture on the sender's disk", linking("image", String.raw`file:///C:\Ada\me.png`)],
    ["a link as a field", withBody(field(' HYPERLINK "https://ada.example" '))],
    ["the number of the page", withBody(simpleField("PAGE \\* MERGEFORMAT"))],
    ["a choice with a field in it", withBody(nested(" IF ", "PAGE", " = 1 a b "))],
    ["a picture of a field, on the sender's disk", withBody(picture("C:\\\\Ada\\\\me.png"))],
    ["what looks like a command, as text", docxOf(dde)],
    ["a table of contents", withBody(field(' TOC \\o "1-3" \\h \\z \\u '))],
  ])("%s", async (_what, file) => {
    expect(await inspectDocument(file)).toMatchObject({ kind: "docx" });
  });
});

describe("pictures and other parts from elsewhere", () => {
  test.each([
    ["a picture on the web", linking("image", "https://evil.example/a.png")],
    ["a picture on a share", linking("image", share)],
    ["a picture behind a blank", linking("image", " https://evil.example/a.png")],
    [
      "a picture on a share that is escaped",
      linking("image", "file:///%5C%5Cevil.example%5Ca.png"),
    ],
    ["a picture in a header", linking("image", "http://evil.example/a.png", "header1")],
    ["a picture in the notes", linking("image", "ftp://evil.example/a.png", "footnotes")],
    ["a picture of the numbering", linking("image", "http://evil.example/a.png", "numbering")],
    ["a font", linking("font", "http://evil.example/a.odttf", "fontTable")],
    ["a style sheet that saving goes through", linking("transform", share, "settings")],
    ["a relationship that nobody knows", linking("somethingNew", "https://evil.example/")],
    [
      "a picture in strict Open XML, in odd letters",
      docxOf("Ada", {
        "word/_rels/document.xml.rels": relationshipsOf(["image", "https://a.example", "External"])
          .replace(
            "http://schemas.openxmlformats.org/officeDocument/2006",
            "http://purl.oclc.org/ooxml/officeDocument",
          )
          .replace('"External"', '" external "'),
      }),
    ],
    ["a picture of a field", withBody(picture("https://evil.example/a.png"))],
    ["a picture of a field on a share", withBody(picture(String.raw`\\\\evil.example\\a.png`))],
    [
      "a picture of a field whose address is put together",
      withBody(nested(" INCLUDEPICTURE ", "QUOTE 104", " \\d ")),
    ],
    ["text of a field", withBody(simpleField("includetext “http://evil.example/a.docx”"))],
    [
      "a picture of older markup",
      withBody(
        `<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:imagedata src="https://evil.example/a.png"/></v:shape></w:pict></w:r></w:p>`,
      ),
    ],
  ])("%s is refused as fetched from another computer", async (_what, file) => {
    expect(await inspectDocument(file)).toEqual({ refusal: "remote" });
  });

  test("a page of the web or another document that is put in unread is too complex to be checked", async () => {
    const file = docxOf("Ada", {
      "word/_rels/document.xml.rels": relationshipsOf(["aFChunk", "part.mht"]),
      "word/part.mht": '<img src="https://evil.example/a.png">',
    });
    expect(await inspectDocument(file)).toEqual({ refusal: "excessive" });
  });
});

describe("form letters", () => {
  test.each([
    ["a source on the web", linking("mailMergeSource", "https://evil.example/a.csv", "settings")],
    ["a source on a disk", linking("mailMergeSource", "file:///C:/list.xlsx", "settings")],
    ["a header of a source", linking("mailMergeHeaderSource", "list.csv", "settings")],
    [
      "a query in the settings",
      withSettings(
        '<w:mailMerge><w:connectString w:val="Provider=SQLOLEDB;Server=evil.example"/><w:query w:val="SELECT 1"/></w:mailMerge>',
      ),
    ],
    [
      "settings by another name",
      zipOf({
        ...docxParts("Ada"),
        "[Content_Types].xml": (docxParts("Ada")["[Content_Types].xml"] ?? "").replace(
          "</Types>",
          `<Override PartName="/word/options.dat" ContentType="${wordTypes}.settings+xml"/></Types>`,
        ),
        "word/options.dat": wordPart("settings", "<w:mailMerge/>"),
      }),
    ],
    [
      "a field that asks a database",
      withBody(field(' DATABASE \\d "C:\\\\a.mdb" \\s "SELECT 1" ')),
    ],
  ])("%s is refused as data from elsewhere", async (_what, file) => {
    expect(await inspectDocument(file)).toEqual({ refusal: "data" });
  });
});

describe("fields that start programs (DDE)", () => {
  const part = (root: string) => ({ [`word/${root}1.xml`]: wordPart(root, field(dde)) });
  test.each([
    ["in one piece", withBody(field(dde))],
    ["DDE, which waits to be updated", withBody(field(" DDE cmd a b "))],
    ["in small letters", withBody(field(dde.toLowerCase()))],
    ["over several runs", withBody(field(" ", "D", "DE", "AU", "TO ", "cmd a"))],
    [
      "over several paragraphs",
      withBody(
        field("DD", "EAUTO cmd").replace("</w:r><w:r><w:instr", "</w:r></w:p><w:p><w:r><w:instr"),
      ),
    ],
    ["as plain text of the instruction", withBody(field("DDE cmd").replaceAll("instrText", "t"))],
    ["as a deleted instruction", withBody(field(dde).replaceAll("instrText", "delInstrText"))],
    ["without an end", withBody(field(dde).replace(char("end"), ""))],
    [
      "without a result",
      withBody(
        `<w:p>${char("begin")}<w:r><w:instrText>${escaped(dde)}</w:instrText></w:r>${char("end")}</w:p>`,
      ),
    ],
    ["as a simple field", withBody(simpleField(dde))],
    ["as a simple field in small letters", withBody(simpleField(" ddeauto cmd "))],
    ["inside of another field", withBody(nested(" IF 1 = 1 ", dde, " b "))],
    ["as the result of another field", withBody(nested("", "QUOTE 68 68 69", " cmd a"))],
    ["half as the result of another field", withBody(nested("DD", "QUOTE 69", " cmd a"))],
    ["with another prefix", prefixed()],
    ["in a header", docxOf("Ada", part("hdr"))],
    ["in a footer", docxOf("Ada", part("ftr"))],
    ["in a footnote", docxOf("Ada", part("footnotes"))],
    ["in a comment", docxOf("Ada", part("comments"))],
    [
      "in a building block",
      docxOf("Ada", { "word/glossary/document.xml": wordPart("glossaryDocument", field(dde)) }),
    ],
    [
      "in a text box",
      withBody(
        `<w:p><w:r><mc:AlternateContent><mc:Fallback>${field(dde)}</mc:Fallback></mc:AlternateContent></w:r></w:p>`,
      ),
    ],
  ])("%s are refused as commands", async (_how, file) => {
    expect(await inspectDocument(file)).toEqual({ refusal: "commands" });
  });

  test.each([
    ["in one byte a letter", Buffer.from("\u0013 DDEAUTO cmd \u0014", "latin1")],
    ["in two, small", Buffer.from("\u0013ddeauto cmd \u0014", "utf16le")],
  ])("of a DOC (%s) are refused, too", async (_how, text) => {
    expect(await inspectDocument(docOf(text.toString("latin1")))).toEqual({ refusal: "commands" });
  });
});

/** A field in the instruction of another one. */
function nested(before: string, inner: string, after: string) {
  const instruction = (text: string) => `<w:r><w:instrText>${escaped(text)}</w:instrText></w:r>`;
  return `<w:p>${char("begin")}${instruction(before)}${char("begin")}${instruction(inner)}${char("separate")}<w:r><w:t>E</w:t></w:r>${char("end")}${instruction(after)}${char("end")}</w:p>`;
}

function picture(address: string) {
  return field(` INCLUDEPICTURE "${address}" \\* MERGEFORMATINET `);
}

function prefixed() {
  const markup = body(field(dde)).replaceAll("w:", "x:");
  return docxOf("", { "word/document.xml": markup.replace("xmlns:w=", "xmlns:x=") });
}
