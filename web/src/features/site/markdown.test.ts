import { expect, test } from "vitest";
import { markdownBlocks } from "./markdown.ts";

const text = (words: string) => ({ kind: "text", text: words });

test("headings, paragraphs over several lines, lists and emphasis are read", () => {
  const written =
    "# Privacy\n\nWe keep *little*,\nand **nothing** for ever.\n\n### Who\n- Ada\n- Ben\n\n1. Ask\n2. Wait";
  expect(markdownBlocks(written)).toEqual([
    { kind: "heading", level: 2, pieces: [text("Privacy")] },
    {
      kind: "paragraph",
      pieces: [
        text("We keep "),
        { kind: "em", text: "little" },
        text(", and "),
        { kind: "strong", text: "nothing" },
        text(" for ever."),
      ],
    },
    { kind: "heading", level: 3, pieces: [text("Who")] },
    { kind: "list", ordered: false, items: [[text("Ada")], [text("Ben")]] },
    { kind: "list", ordered: true, items: [[text("Ask")], [text("Wait")]] },
  ]);
});

test.each(["https://jobs.example/a", "mailto:ada@jobs.example", "/terms"])(
  "%s is a link",
  (href) => {
    expect(markdownBlocks(`[Read](${href})`)).toEqual([
      { kind: "paragraph", pieces: [{ kind: "link", text: "Read", href }] },
    ]);
  },
);

test.each(["<b>bold</b>", "[Read](javascript:alert(1))", "[Read](//evil.example)", "2 * 3 = 6"])(
  "%s is text",
  (line) => {
    const [block] = markdownBlocks(line);
    const pieces = block?.kind === "paragraph" ? block.pieces : [];
    expect(pieces.every(({ kind }) => kind === "text")).toBe(true);
    expect(pieces.map((piece) => piece.text).join("")).toBe(line);
  },
);
