import { expect, test } from "vitest";
import { readInThread } from "#features/resumes/inspect/document-threads.ts";
import { linesOfPages } from "#resume-reading/layout/page-lines.ts";
import { linesOfBlocks } from "#resume-reading/layout/word-lines.ts";
import { readResume } from "#resume-reading/read-resume.ts";
import { docxOf, pdfDrawing } from "#test/files/resume-files.ts";
import { readDocument } from "./read-document.ts";

const texts = [
  "2019 – ",
  "2019 2020 ",
  "Nurse at ",
  "(((((((((",
  "A B C D E ",
  "x@",
  "a@b.c.d.e.",
  "+1 ( ) - 2 ",
  "B.Sc. in ",
  "Languages: ",
  "• | · ",
  "é́́́",
  "\t\t\t\t",
  "Experience\n2019 – 2020\n",
  "日本語 ",
];

test.each(texts)("fifty thousand characters of %j are read like any other text", (text) => {
  const paragraphs = text.repeat(Math.ceil(50_000 / text.length)).match(/[^]{1,1000}/g) ?? [];
  expect(readResume(linesOfBlocks(paragraphs)).experience.length <= 100).toBe(true);
});

test("pieces of text in any place are lines of some order", () => {
  const pieces = Array.from({ length: 20_000 }, (_, index) => ({
    text: index % 3 === 0 ? "2019" : "Nurse",
    x: (index * 7_919) % 600,
    y: (index * 104_729) % 800,
    width: 30,
    size: 1 + (index % 20),
  }));
  expect(linesOfPages([pieces]).length > 0).toBe(true);
});

test("letters without a height, or drawn elsewhere than on the page, harm nothing", async () => {
  const page = "BT /F1 0 Tf (Ada) Tj ET BT /F1 1e30 Tf 1e30 0 0 1e30 1e30 1e30 Tm (Ada) Tj ET";
  expect(await readDocument(pdfDrawing(page))).toMatchObject({ pages: 1, fields: null });
});

test("a Word document of many paragraphs is read in its thread within its limits", async () => {
  const many = docxOf("2019 – 2020 Nurse ".repeat(5_000));
  expect(
    await readInThread("fields", { userId: crypto.randomUUID(), load: async () => many }),
  ).not.toBeNull();
});
