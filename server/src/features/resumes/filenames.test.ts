import { Readable } from "node:stream";
import { resumeTypes } from "@rolecall/contract/resumes/resumes.ts";
import { displayFilename } from "@rolecall/contract/values/filenames.ts";
import { parse } from "content-disposition";
import fc from "fast-check";
import { expect, test } from "vitest";
import { downloadFilename } from "#read-models/download-filename.ts";
import { headersOf } from "./resume-headers.ts";

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

test("a download gets a harmless filename in one header line, whatever the file is called", () => {
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
