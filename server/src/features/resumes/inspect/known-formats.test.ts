import { describe, expect, test } from "vitest";
import { zipOf } from "#test/files/resume-files.ts";
import { inspectDocument } from "./inspect-document.ts";

const odt = "application/vnd.oasis.opendocument.text";
const word2003 = "http://schemas.microsoft.com/office/word/2003/wordml";
const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(text, "utf16le");
  return isBig ? bytes.swap16() : bytes;
};

describe("a file that cannot be a resume is called what it is by its content", () => {
  test.each([
    ["rtf", String.raw`{\rtf1\ansi Ada}`],
    ["rtf", "  \n{\\RTF1 Ada}"],
    ["rtf", "\ufeff{\\rt Ada}"],
    ["rtf", utf16(String.raw`{\rtf1 Ada}`)],
    ["odt", zipOf({ mimetype: odt, "content.xml": "<a/>" })],
    ["odt", zipOf({ "content.xml": "<a/>", mimetype: `${odt}\n` })],
    ["odt", zipOf({ mimetype: `${odt}-template`, "content.xml": "<a/>" })],
    ["odt", zipOf({ mimetype: odt, "content.xml": "<a/>" }).subarray(0, 120)],
    ["odt", `<?xml version="1.0"?><office:document office:mimetype="${odt}"/>`],
    ["html", "<html><body>Ada</body></html>"],
    ["html", "<!DOCTYPE html><title>Ada</title>"],
    ["html", "<!doctype HTML PUBLIC '-//W3C//DTD HTML 4.01//EN'><HTML>"],
    [
      "html",
      "\n\t <!-- saved from Word -->\r\n<HTML xmlns:w='urn:schemas-microsoft-com:office:word'>",
    ],
    [
      "html",
      `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml"/>`,
    ],
    ["html", "\ufeff<html>"],
    ["html", Buffer.concat([Buffer.from("fffe", "hex"), utf16("<html>Ada</html>")])],
    ["html", Buffer.concat([Buffer.from("feff", "hex"), utf16("<html>Ada</html>", true)])],
    ["html", utf16("  <HTML>", true)],
    ["html", "<meta charset=utf-8><p>Ada"],
    ["html", "<p>Ada</p>"],
    ["html", "MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=x\r\n\r\n--x"],
    [
      "wordXml",
      `<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument xmlns:w="${word2003}"/>`,
    ],
    ["wordXml", `<w:wordDocument xmlns:w="${word2003}"/>`],
    ["wordXml", `\n<!-- a --><wordDocument xmlns="${word2003}">`],
    [
      "wordXml",
      utf16(
        `\ufeff<?xml version="1.0" encoding="UTF-16"?>\r\n<?mso-application progid='Word.Document'?>\r\n<w:wordDocument/>`,
      ),
    ],
    [
      "wordXml",
      `<?xml version="1.0"?><pkg:package xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage"/>`,
    ],
    ["unsupported", "I wrote <html> and {\\rtf1} in my life."],
    ["unsupported", "<?xml version='1.0'?><resume/>"],
    ["unsupported", "<Ada Lovelace> MIME-Version: 1.0"],
    ["unsupported", "<"],
    ["unsupported", "<!-- without an end"],
    ["unsupported", zipOf({ mimetype: "application/vnd.oasis.opendocument.spreadsheet" })],
    ["unsupported", zipOf({ mimetype: "application/epub+zip" })],
  ])("%s: %s", async (refusal, content) => {
    const file = typeof content === "string" ? Buffer.from(content) : content;
    expect(await inspectDocument(file)).toEqual({ refusal });
  });
});
