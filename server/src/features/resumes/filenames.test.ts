import { resumeTypes } from "@rolecall/contract/resumes.ts";
import { expect, test } from "vitest";
import { displayFilename, downloadFilename } from "./filenames.ts";

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
