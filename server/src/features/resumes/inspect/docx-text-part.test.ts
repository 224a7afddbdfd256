import { describe, expect, test } from "vitest";
import { docxOf, docxParts, relationshipsOf, wordPart, zipOf } from "#test/files/resume-files.ts";
import { inspectDocument } from "./inspect-document.ts";

const settings = "application/vnd.openxmlformats-officedocument.wordprocessingml.settings+xml";
const { "[Content_Types].xml": types = "", ...others } = docxParts("Ada");

describe("a DOCX is refused as damaged", () => {
  test.each([
    ["that does not say where its text is", docxOf("Ada", { "_rels/.rels": relationshipsOf() })],
    [
      "that says that its text is in another file",
      docxOf("Ada", {
        "_rels/.rels": relationshipsOf(["officeDocument", "word/document.xml", "External"]),
      }),
    ],
    ["that broke off", half(docxOf("Ada"))],
    [
      "that broke off, whose maker put the text first",
      half(zipOf({ ...others, "[Content_Types].xml": types })),
    ],
  ])("%s", async (_what, file) => {
    expect(await inspectDocument(file)).toEqual({ refusal: "damaged" });
  });
});

test("settings are known by the type of all files with their extension, too", async () => {
  const withType = types.replace(
    "</Types>",
    `<Default Extension="dat" ContentType="${settings}"/></Types>`,
  );
  const file = docxOf("Ada", {
    "[Content_Types].xml": withType,
    "word/options.dat": wordPart("settings", "<w:mailMerge/>"),
  });
  expect(await inspectDocument(file)).toEqual({ refusal: "data" });
});

function half(file: Buffer) {
  return file.subarray(0, file.length / 2);
}
