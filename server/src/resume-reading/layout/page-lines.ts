import type { Piece, TextLine } from "#resume-reading/resume-text.ts";
import { type Gutter, gutterOf } from "./gutter.ts";
import { type Row, rowsOf } from "./rows.ts";

const pageNumber =
  /^(?:page|seite|página|pagina|p\.)?\s*\d{1,2}\s*(?:(?:of|von|de|di|van|\/)\s*\d{1,2})?$/iu;
const sameGutter = 25;

/** Two columns that go on over pages. */
interface Columns {
  x: number;
  left: TextLine[];
  right: TextLine[];
}

/** The lines of a document's pages in the order in which they are read: column after column. */
export const linesOfPages = (pages: readonly (readonly Piece[])[]): TextLine[] => {
  const usual = usualSize(pages.flat());
  const lines: TextLine[] = [];
  let open = null as Columns | null;
  for (const [index, pieces] of pages.entries()) {
    const rows = rowsOf(pieces).filter((row) => !isPageNumber(row));
    const gutter = rows.length === 0 ? null : gutterOf(rows);
    const asLines = (own: readonly Row[]) => own.map((row) => lineOf(row, index + 1, usual));
    if (!gutter) {
      lines.push(...linesOfColumns(open), ...asLines(rows));
      open = null;
      continue;
    }
    const goesOn: boolean = open !== null && Math.abs(open.x - gutter.x) <= sameGutter;
    const { above, left, right, below } = divided(rows, gutter);
    if (!goesOn) lines.push(...linesOfColumns(open), ...asLines(above));
    const before: Columns | null = goesOn ? open : null;
    open = {
      x: gutter.x,
      left: [...(before?.left ?? []), ...asLines(left)],
      right: [...(before?.right ?? []), ...asLines(right)],
    };
    if (below.length === 0) continue;
    lines.push(...linesOfColumns(open), ...asLines(below));
    open = null;
  }
  return [...lines, ...linesOfColumns(open)];
};

const linesOfColumns = (columns: Columns | null): TextLine[] =>
  [columns?.left ?? [], columns?.right ?? []].flatMap((column) =>
    column.map((line, index) => ({ ...line, beginsColumn: index === 0 })),
  );

const isPageNumber = ({ segments }: Row) =>
  segments.length === 1 && pageNumber.test(segments[0]?.text ?? "");

/** The height that most letters have. */
const usualSize = (pieces: readonly Piece[]) => {
  const letters = new Map<number, number>();
  for (const { size, text } of pieces) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  const [most] = [...letters].toSorted((a, b) => b[1] - a[1]);
  return most?.[0] || 1;
};

const lineOf = ({ segments }: Row, page: number, usual: number): TextLine => ({
  text: segments.map(({ text }) => text).join("  "),
  cells: segments.map(({ text }) => text),
  page,
  size: Math.max(...segments.map(({ size }) => size)) / usual,
  beginsColumn: false,
});

/** A page's rows above, beside and below its gutter. A row that goes across stands in the left column. */
const divided = (rows: readonly Row[], { x, top, foot }: Gutter) => {
  const above: Row[] = [];
  const left: Row[] = [];
  const right: Row[] = [];
  const below: Row[] = [];
  const isBehind = ({ x: start }: { x: number }) => start >= x - 4;
  for (const row of rows) {
    const before = row.segments.filter((segment) => !isBehind(segment));
    const behind = row.segments.filter(isBehind);
    if (row.y > top && behind.length > 0) above.push(row);
    else if (row.y > top && goesAcross(before, x)) above.push(row);
    else if (row.y < foot && goesAcross(before, x)) below.push(row);
    else {
      if (before.length > 0) left.push({ ...row, segments: before });
      if (behind.length > 0) right.push({ ...row, segments: behind });
    }
  }
  return { above, left, right, below };
};

const goesAcross = (segments: Row["segments"], x: number) =>
  segments.some(({ end }) => end > x - 4);
