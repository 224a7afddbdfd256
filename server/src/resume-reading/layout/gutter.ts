import { findDates, withoutRanges } from "#resume-reading/words/dates.ts";
import { headingOf } from "#resume-reading/words/headings.ts";
import type { Row, Segment } from "./rows.ts";

/** Where a page is divided into two columns, and between which heights. */
export interface Gutter {
  x: number;
  top: number;
  foot: number;
}

const fewest = { rows: 6, starts: 5 } as const;
/** Of the rows so many may go across. */
const mostCrossed = 0.06;
const linedUp = 3;
const gutterWidth = 8;

/** The strip between two columns of text, where a page has one. */
export const gutterOf = (rows: readonly Row[]): Gutter | null => {
  const segments = rows.flatMap((row) => row.segments);
  const left = Math.min(...segments.map(({ x }) => x));
  const right = Math.max(...segments.map(({ end }) => end));
  const inner = { from: left + (right - left) * 0.15, to: left + (right - left) * 0.85 };
  let best: (Gutter & { starts: number }) | null = null;
  for (const x of startsWithin(segments, inner)) {
    const gutter = judged(rows, x);
    if (gutter && gutter.starts > (best?.starts ?? 0)) best = gutter;
  }
  return best;
};

/** The places at which many segments begin. */
const startsWithin = (segments: readonly Segment[], { from, to }: { from: number; to: number }) => {
  const counts = new Map<number, number>();
  for (const { x } of segments) {
    const place = Math.round(x);
    if (place > from && place < to) counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= fewest.starts).map(([place]) => place);
};

const judged = (rows: readonly Row[], x: number): (Gutter & { starts: number }) | null => {
  const begins = ({ x: start }: Segment) => Math.abs(start - x) <= linedUp;
  const first = rows.findIndex((row) => row.segments.some(begins));
  const last = rows.findLastIndex((row) => row.segments.some(begins));
  const within = rows.slice(first, last + 1);
  if (within.length < fewest.rows) return null;
  const crossing = within.filter((row) =>
    row.segments.some(({ x: start, end }) => start < x - linedUp && end > x - gutterWidth),
  );
  if (crossing.length > within.length * mostCrossed) return null;
  const inside = within.flatMap((row) => row.segments);
  const before = inside.filter(({ x: start }) => start < x - linedUp);
  const behind = inside.filter(({ x: start }) => start >= x - linedUp);
  const starts = behind.filter(begins).length;
  // Indented lists begin elsewhere; a table's second column mostly does not.
  if (before.length < fewest.starts || starts < Math.max(fewest.starts, behind.length * 0.3))
    return null;
  if (isMostlyDates(before) || isMostlyDates(behind)) return null;
  if (areLabels(within, x)) return null;
  return { x, starts, top: rows[first]?.y ?? 0, foot: rows[last]?.y ?? 0 };
};

const isMostlyDates = (segments: readonly Segment[]) => {
  const dates = segments.filter(({ text }) => {
    const found = findDates(text);
    return found.length > 0 && withoutRanges(text, found).replace(/[^\p{L}]/gu, "").length < 12;
  });
  return dates.length * 2 >= segments.length;
};

/** Labels before what they name, row by row, are no column: 'Languages   English, German'. */
const areLabels = (rows: readonly Row[], x: number) => {
  const left = rows.flatMap(({ segments: [first] }) =>
    first && first.x < x - linedUp ? [first.text] : [],
  );
  const labels = left.filter((text) => text.endsWith(":") || headingOf(text) !== null);
  return labels.length * 2 >= left.length;
};
