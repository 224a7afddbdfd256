import type { TextLine } from "#resume-reading/resume-text.ts";

interface Cell {
  paragraphs: string[];
}
type Block = string | { rows: Cell[][] };

/** Cells with so many paragraphs are columns of a page rather than cells of a row. */
const longCell = 5;

/** The lines of a Word document: its paragraphs, and its tables row by row or column by column. */
export const linesOfBlocks = (blocks: readonly Block[]): TextLine[] =>
  blocks.flatMap((block) =>
    typeof block === "string" ? linesOfText(block) : block.rows.flatMap(linesOfRow),
  );

const linesOfText = (paragraph: string): TextLine[] =>
  paragraph.split("\n").flatMap((text) => lineOfCells(text.split(/\t+|\s{4,}/)));

const lineOfCells = (cells: readonly string[]): TextLine[] => {
  const written = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  if (written.length === 0) return [];
  return [{ text: written.join("  "), cells: written, page: null, size: 1, beginsColumn: false }];
};

const linesOfRow = (row: readonly Cell[]): TextLine[] => {
  const cells = row.map(({ paragraphs }) => paragraphs.flatMap((text) => text.split("\n")));
  if (cells.filter(({ length }) => length >= longCell).length > 1)
    return cells.flatMap((cell) =>
      cell.flatMap(linesOfText).map((line, index) => ({ ...line, beginsColumn: index === 0 })),
    );
  // '2019 – 2021 | Nurse' is one line; what else stands in its cells follows it.
  return [
    ...lineOfCells(cells.flatMap((cell) => (cell[0] ?? "").split("\t"))),
    ...cells.flatMap((cell) => cell.slice(1).flatMap(linesOfText)),
  ];
};
