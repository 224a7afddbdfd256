import { Readable } from "node:stream";
import { resumeTypes } from "@rolecall/contract/resumes.ts";
import { parse } from "content-disposition";
import fc from "fast-check";
import { expect, test } from "vitest";
import { displayFilename, downloadFilename } from "./filenames.ts";
import { headersOf } from "./resume-headers.ts";

test.each([
  ["resume.pdf", "resume.pdf"],
  ["  My resume (2026).docx ", "My resume (2026).docx"],
  ["C:\\fakepath\\resume.pdf", "resume.pdf"],
  ["../../etc/passwd", "passwd"],
  ["one\r\ntwo\tthree.pdf", "one two three.pdf"],
  ["harmless\u202Efdp.exe", "harmless fdp.exe"],
  ["Re\u0301sume\u0301.pdf", "R\u00E9sum\u00E9.pdf"],
  ["履歴書.pdf", "履歴書.pdf"],
  ["👩‍💻.pdf", "👩‍💻.pdf"],
  [`${"x".repeat(4_000)}.docx`, `${"x".repeat(250)}.docx`],
  ["👩‍💻".repeat(1_000), "👩‍💻".repeat(85)],
  ["tab\tbell\u0007null\u0000del\u007f.pdf", "tab bell null del .pdf"],
  ["\u2066isolated\u2069\u2028line\u2029.pdf", "isolated line .pdf"],
  ['a:b*c?<d>|"e".pdf', 'a:b*c?<d>|"e".pdf'],
  ["/etc/passwd\u0000.pdf", "passwd .pdf"],
  ["..", null],
  ["folder/", null],
  ["\u200F\n", null],
  ["", null],
])("%j is shown as %j", (given, shown) => {
  expect(displayFilename(given)).toBe(shown);
});

test.each([
  [null, "pdf", "resume.pdf"],
  ["cv.pdf", "pdf", "cv.pdf"],
  ["CV.PDF", "pdf", "CV.PDF"],
  ["cv", "docx", "cv.docx"],
  ["cv.exe", "pdf", "cv.exe.pdf"],
  ["page.html", "doc", "page.html.doc"],
] as const)("%j of a %s is saved as %s", (filename, kind, saved) => {
  expect(downloadFilename(filename, resumeTypes[kind])).toBe(saved);
});

test("whatever a file is called, its download is named so in a header of one harmless line", () => {
  const anything = fc.oneof(
    fc.string({ unit: "binary", maxLength: 4_000 }),
    fc.string({
      unit: fc.constantFrom(...Array.from("ab./\\\"';=%\r\n\u202e\u0000é履👩")),
      maxLength: 50,
    }),
  );
  fc.assert(
    fc.property(anything, (given) => {
      const filename = downloadFilename(displayFilename(given), resumeTypes.docx);
      const headers = headersOf({
        filename,
        contentType: resumeTypes.docx,
        bytes: 1,
        content: Readable.from([]),
      });
      const disposition = headers["Content-Disposition"];
      expect(disposition).toMatch(/^attachment; filename[\x20-\x7e]+$/);
      expect(parse(disposition).parameters["filename"]).toBe(filename);
      expect(filename).toMatch(/^[^/\\\p{Cc}\u202a-\u202e]+\.docx$/iu);
      expect([...filename].length).toBeLessThanOrEqual(260);
    }),
  );
});
