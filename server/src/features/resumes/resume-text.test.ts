import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import type { ResumeText } from "@rolecall/contract/resumes/resumes.schemas.ts";
import {
  fileMissingText,
  noPreviewText,
  resumeMaximumBytes,
  resumeTextLimits,
  resumeTypes,
} from "@rolecall/contract/resumes/resumes.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildApplication, buildJob, buildResume, buildUser } from "#test/build.ts";
import { docOf, docxOf, pdfOf, relationshipsOf, wordPart } from "#test/files/resume-files.ts";
import { startApp } from "#test/start-app.ts";
import { textOfDocument } from "./inspect/document-text.ts";

const { as, anonymous, db, files } = await startApp();
const candidate = await buildUser(db);
const recruiter = await buildUser(db, { role: "recruiter" });
const job = await buildJob(db, { postedBy: recruiter.id });

/** Made by LibreOffice. */
const made = (name: string) =>
  readFileSync(new URL(`../../../test/documents/${name}`, import.meta.url));

const stored = async (kind: keyof typeof resumeTypes, content: Buffer) => {
  const resume = await buildResume(db, {
    ownerId: candidate.id,
    contentType: resumeTypes[kind],
  });
  await files.write(resume.id, Readable.from([content]), resumeMaximumBytes);
  return { ...resume, path: `/api/resumes/${resume.id}/text` };
};

describe("the text of a resume", () => {
  const paragraphs = ["Ada Moreau", "Staff engineer, Lisbon — Zoë & Žižek"];
  const list = ["Ten years of TypeScript", "PostgreSQL"];
  const cells = ["2019", "Northwind"];
  const table = { rows: [cells.map((text) => ({ paragraphs: [text], columns: 1 }))] };
  const end = "See my site or\ncall me.";

  test.each([
    ["docx", [...paragraphs, ...list.map((item) => `• ${item}`), table, end]],
    ["doc", [...paragraphs, ...list, ...cells, end]],
  ] as const)("of a %s is read paragraph by paragraph", async (kind, expected) => {
    const { path } = await stored(kind, made(`writer.${kind}`));
    const { status, body } = await as(candidate).get(path);
    expect([status, body]).toEqual([200, { blocks: expected, pictures: false, complete: true }]);
  });

  test.each([
    ["a PDF", "pdf", pdfOf("Ada")],
    ["a DOC that only begins like one", "doc", docOf("Ada")],
    ["what is no document any more", "docx", Buffer.from("Ada")],
  ] as const)("of %s is not to be had: download it", async (_what, kind, content) => {
    const { path } = await stored(kind, content);
    const { status, body } = await as(candidate).get(path);
    expect([status, body]).toEqual([404, noPreviewText]);
  });

  test("is for the same readers as the file: its owner, and the managers of a job that it was sent to", async () => {
    const { id, path } = await stored("docx", docxOf("Ada"));
    const statusFor = async (user: { id: string }) => (await as(user).get(path)).status;
    expect([await statusFor(candidate), await statusFor(recruiter)]).toEqual([200, 404]);
    await buildApplication(db, { candidateId: candidate.id, jobId: job.id, resumeId: id });
    expect(await statusFor(recruiter)).toBe(200);
    const stranger = await buildUser(db, { role: "recruiter" });
    const { status, body } = await as(stranger).get(path);
    expect([status, body]).toEqual([404, fileMissingText]);
    expect((await anonymous.get(path)).status).toBe(401);
  });
});

describe("of a DOCX", () => {
  const body = (markup: string) => wordPart("document", `<w:body>${markup}</w:body>`);
  const run = (markup: string) => `<w:r>${markup}</w:r>`;
  const readFrom = (markup: string, parts = {}) =>
    textOfDocument(docxOf("", { "word/document.xml": body(markup), ...parts }));
  const textOf = async (markup: string, parts = {}) => (await readFrom(markup, parts))?.blocks;

  test.each([
    ["runs are one paragraph", `<w:p>${run("<w:t>A</w:t>")}${run("<w:t>da</w:t>")}</w:p>`, ["Ada"]],
    [
      "tabs and line breaks stay",
      `<w:p>${run("<w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t>")}</w:p>`,
      ["a\tb\nc"],
    ],
    [
      "tab stops are no text",
      `<w:p><w:pPr><w:tabs><w:tab/></w:tabs></w:pPr>${run("<w:t>a</w:t>")}</w:p>`,
      ["a"],
    ],
    ["empty paragraphs are left out", `<w:p/><w:p>${run("<w:t> </w:t>")}</w:p>`, []],
    [
      "what was deleted or moved away is not shown",
      `<w:p><w:del>${run("<w:delText>a</w:delText>")}</w:del><w:moveFrom>${run("<w:t>b</w:t>")}</w:moveFrom>${run("<w:t>c</w:t>")}</w:p>`,
      ["c"],
    ],
    [
      "what Word hides is hidden",
      `<w:p>${run("<w:rPr><w:vanish/></w:rPr><w:t>a</w:t>")}${run('<w:rPr><w:vanish w:val="0"/></w:rPr><w:t>b</w:t>')}</w:p>`,
      ["b"],
    ],
    [
      "a text box comes once, before the paragraph that holds it",
      `<w:p>${run(`<mc:AlternateContent><mc:Choice><w:p>${run("<w:t>box</w:t>")}</w:p></mc:Choice><mc:Fallback><w:p>${run("<w:t>box</w:t>")}</w:p></mc:Fallback></mc:AlternateContent>`)}${run("<w:t>around</w:t>")}</w:p>`,
      ["box", "around"],
    ],
    [
      "markup in text is text",
      `<w:p>${run("<w:t>&lt;script&gt;</w:t><w:t><![CDATA[<b>]]></w:t>")}</w:p>`,
      ["<script><b>"],
    ],
  ])("%s", async (_rule, markup, expected) => {
    expect(await textOf(markup)).toEqual(expected);
  });

  describe("a table", () => {
    const p = (text: string) => `<w:p>${run(`<w:t>${text}</w:t>`)}</w:p>`;
    const cell = (content: string, span?: string) =>
      `<w:tc>${span === undefined ? "" : `<w:tcPr><w:gridSpan w:val="${span}"/></w:tcPr>`}${content}</w:tc>`;
    const row = (...cells: string[]) => `<w:tr>${cells.join("")}</w:tr>`;
    const table = (...rows: string[]) => `<w:tbl>${rows.join("")}</w:tbl>`;
    const shown = (...texts: string[]) => ({ paragraphs: texts, columns: 1 });

    test("stays one, in its place, with the paragraphs of each cell", async () => {
      const markup =
        p("Before") +
        table(row(cell(p("2019")), cell(p("Baker"))), row(cell("<w:p/>"), cell(p("a") + p("b")))) +
        p("After");
      expect(await textOf(markup)).toEqual([
        "Before",
        {
          rows: [
            [shown("2019"), shown("Baker")],
            [shown(), shown("a", "b")],
          ],
        },
        "After",
      ]);
    });

    test.each([
      ["3", 3],
      ["1000000", 63],
      ["0", 1],
      ["-2", 1],
      ["x", 1],
    ])("has a cell as wide as %s columns", async (span, columns) => {
      const markup = table(row(cell(p("Work"), span)), row(cell(p("a")), cell(p("b"))));
      const [first] = (await textOf(markup)) ?? [];
      expect(first).toMatchObject({ rows: [[{ paragraphs: ["Work"], columns }], [{}, {}]] });
    });

    test("within a table is text of the cell around it", async () => {
      const inner = table(row(cell(p("inner 1"), "2"), cell(p("inner 2"))));
      expect(
        await textOf(table(row(cell(p("left") + inner + p("end")), cell(p("right"))))),
      ).toEqual([{ rows: [[shown("left", "inner 1", "inner 2", "end"), shown("right")]] }]);
    });

    test("of one column is paragraphs, and one without text is nothing", async () => {
      expect(await textOf(table(row(cell(p("a") + p("b"))), row(cell(p("c")))))).toEqual([
        "a",
        "b",
        "c",
      ]);
      expect(await textOf(table(row(cell("<w:p/>"), cell(p(" ")))))).toEqual([]);
    });

    test("loses the rows in which nothing is written", async () => {
      const markup = table(row(cell("<w:p/>"), cell("<w:p/>")), row(cell(p("a")), cell(p("b"))));
      expect(await textOf(markup)).toEqual([{ rows: [[shown("a"), shown("b")]] }]);
    });

    test("counts each of its cells towards the limits, empty ones as well", async () => {
      const { paragraphs } = resumeTextLimits;
      const rowOf = (cells: number) => row(cell(p("a")), cell("<w:p/>").repeat(cells - 1));
      const exact = await readFrom(table(rowOf(paragraphs / 2).repeat(2)));
      expect(exact).toMatchObject({ complete: true });
      const beyond = await readFrom(table(rowOf(paragraphs / 2 + 1).repeat(3)));
      expect(beyond).toMatchObject({ complete: false });
      const [shownTable] = beyond?.blocks ?? [];
      expect(typeof shownTable === "object" && shownTable.rows).toHaveLength(2);
    });
  });

  describe("a picture is left out, and said to be", () => {
    const drawing = `xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"`;
    test.each([
      ["a photo", `<w:drawing><a:blip ${drawing} r:embed="rId1"/></w:drawing>`, true],
      [
        "one of an older file",
        `<w:pict><v:imagedata xmlns:v="urn:schemas-microsoft-com:vml" r:id="rId1"/></w:pict>`,
        true,
      ],
      ["a text box", `<w:drawing><a:shape ${drawing}/></w:drawing>`, false],
      ["text", "<w:t>a</w:t>", false],
    ])("%s", async (_what, markup, pictures) => {
      expect(await readFrom(`<w:p>${run(markup)}</w:p>`)).toMatchObject({ pictures });
    });

    test("in a header, too", async () => {
      const markup = `<w:p>${run(`<w:drawing><a:blip ${drawing}/></w:drawing>`)}</w:p>`;
      const header = {
        "word/header1.xml": wordPart("hdr", markup),
        "word/_rels/document.xml.rels": relationshipsOf(["header", "header1.xml"]),
      };
      expect(await readFrom("<w:p/>", header)).toEqual({
        blocks: [],
        pictures: true,
        complete: true,
      });
    });
  });

  test("headers and footers belong to it, often with the name and address", async () => {
    const part = (root: string, text: string) =>
      wordPart(root, `<w:p>${run(`<w:t>${text}</w:t>`)}</w:p>`);
    const parts = {
      "word/header1.xml": part("hdr", "Ada Moreau"),
      "word/footer1.xml": part("ftr", "Page 1"),
      "word/_rels/document.xml.rels": relationshipsOf(
        ["footer", "footer1.xml"],
        ["header", "/word/header1.xml"],
      ),
    };
    expect(await textOf(`<w:p>${run("<w:t>Engineer</w:t>")}</w:p>`, parts)).toEqual([
      "Ada Moreau",
      "Engineer",
      "Page 1",
    ]);
  });
});

describe("within limits", () => {
  const wordsOf = (block: ResumeText["blocks"][number]) =>
    typeof block === "string"
      ? block
      : block.rows.flatMap((row) => row.flatMap(({ paragraphs }) => paragraphs)).join("");
  const lengthOf = (text: ResumeText | null) => text?.blocks.map(wordsOf).join("").length ?? 0;

  test.each([
    ["paragraphs", "<w:p><w:r><w:t>a</w:t></w:r></w:p>", resumeTextLimits.paragraphs],
    [
      "characters",
      `<w:p><w:r><w:t>${"a".repeat(1_000)}</w:t></w:r></w:p>`,
      resumeTextLimits.characters / 1_000,
    ],
  ])("of %s: what is beyond is left out, and said to be", async (_what, markup, most) => {
    const withParagraphs = (count: number) =>
      textOfDocument(
        docxOf("", { "word/document.xml": wordPart("document", markup.repeat(count)) }),
      );
    const [exact, beyond] = [await withParagraphs(most), await withParagraphs(most + 1)];
    expect([exact?.blocks.length, exact?.complete]).toEqual([most, true]);
    expect([beyond?.blocks.length, beyond?.complete]).toEqual([most, false]);
  });

  test.each(["writer.doc", "writer.docx"])(
    "a damaged %s says something or nothing",
    async (name) => {
      const file = made(name);
      const change = fc.tuple(fc.nat({ max: file.length - 1 }), fc.nat({ max: 255 }));
      await fc.assert(
        fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 40 }), async (changes) => {
          const copy = Buffer.from(file);
          for (const [offset, value] of changes) copy[offset] = value;
          const text: ResumeText | null = await textOfDocument(copy);
          expect(lengthOf(text)).toBeLessThanOrEqual(resumeTextLimits.characters);
        }),
      );
    },
  );
});
