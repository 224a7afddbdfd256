import { expect, test } from "vitest";
import { makeBoard } from "./board.ts";
import { Pdf, widthOf } from "./pdf.ts";

const { rows, resumes } = makeBoard(new Date("2026-11-20T12:00:00Z"));
const textOf = (file: Buffer) => file.toString("latin1");

test("each resume is a small PDF of one or two pages that names its owner", () => {
  for (const { id, bytes, ownerId } of rows.uploads) {
    const file = resumes.get(id) ?? Buffer.alloc(0);
    const owner = rows.users.find((user) => user.id === ownerId);
    expect(file.length).toBe(bytes);
    expect(file.length).toBeLessThan(8_000);
    expect(textOf(file)).toMatch(/^%PDF-1\.4\n[^]*%%EOF\n$/);
    expect(textOf(file)).toMatch(/\/Count [12] /);
    expect(textOf(file)).toContain(`(${owner?.firstName} ${owner?.lastName}) Tj`);
  }
});

test("readers find every object where the table says it is, and every stream as long as it says", () => {
  for (const file of resumes.values()) {
    const text = textOf(file);
    const table = text.indexOf("xref\n");
    expect(Number(/startxref\n(\d+)/.exec(text)?.[1])).toBe(table);
    const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) =>
      Number(offset),
    );
    offsets.forEach((offset, index) =>
      expect(text.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true),
    );
    expect(text).toContain(`/Size ${offsets.length + 1} `);
    for (const { 0: head, 1: length, index } of text.matchAll(/\/Length (\d+) >>\nstream\n/g))
      expect(text.slice(index + head.length + Number(length)).startsWith("endstream")).toBe(true);
  }
});

test("syntax characters and characters beyond Latin-1 cannot break a file", () => {
  const pdf = new Pdf();
  pdf.text(String.raw`(\) – ’ Łódź`, 72, 720, { size: 10 });
  const text = textOf(pdf.toBuffer({ title: "Łódź", author: "A" }));
  expect(text).toContain(String.raw`(\(\\\) ${"\x96 \x92"} ?\xf3d?) Tj`.replace("\\xf3", "\xf3"));
  expect(text).toContain("<feff014100f30064017a>");
});

test("the widths of characters are those of the font", () => {
  expect(widthOf("iii", 10)).toBeLessThan(widthOf("www", 10) / 3);
  expect(widthOf("é", 10)).toBe(widthOf("e", 10));
});
