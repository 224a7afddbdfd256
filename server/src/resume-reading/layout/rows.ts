import type { Piece } from "#resume-reading/resume-text.ts";

/** Pieces that stand together on one line, without a wide gap. */
export interface Segment {
  text: string;
  x: number;
  end: number;
  y: number;
  size: number;
}

/** All segments of one height, from the left. */
export interface Row {
  y: number;
  segments: Segment[];
}

/** As multiples of the letters' height. */
const gaps = { ofWords: 0.16, ofCells: 1.3 } as const;
const sameHeight = 0.45;

/** The rows of a page from its top. */
export const rowsOf = (pieces: readonly Piece[]): Row[] => {
  const rows: { y: number; size: number; pieces: Piece[] }[] = [];
  for (const piece of pieces.toSorted((a, b) => b.y - a.y)) {
    const row = rows.at(-1);
    const near = row && row.y - piece.y <= sameHeight * Math.min(row.size, piece.size);
    if (row && near) row.pieces.push(piece);
    else rows.push({ y: piece.y, size: piece.size, pieces: [piece] });
  }
  return rows.map(({ y, pieces: own }) => ({ y, segments: segmentsOf(y, own) }));
};

const segmentsOf = (y: number, pieces: readonly Piece[]): Segment[] => {
  const segments: Segment[] = [];
  for (const { text, x, width, size } of pieces.toSorted((a, b) => a.x - b.x)) {
    const last = segments.at(-1);
    const gap = last ? x - last.end : Infinity;
    if (!last || gap > gaps.ofCells * Math.max(size, last.size)) {
      segments.push({ text, x, end: x + width, y, size });
      continue;
    }
    const isSpaced = /\s$/.test(last.text) || /^\s/.test(text);
    last.text += (gap > gaps.ofWords * size && !isSpaced ? " " : "") + text;
    last.end = Math.max(last.end, x + width);
    last.size = Math.max(last.size, size);
  }
  return segments.map((segment) => ({
    ...segment,
    text: segment.text.replace(/\s+/gu, " ").trim(),
  }));
};
