import { expect, test } from "vitest";
import { displayFilename } from "./filenames.ts";

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
