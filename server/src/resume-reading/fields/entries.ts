import { joinedLines } from "#resume-reading/layout/joined-lines.ts";
import type { TextLine } from "#resume-reading/resume-text.ts";
import {
  type DateRange,
  findDates,
  findRanges,
  withoutRanges,
} from "#resume-reading/words/dates.ts";

/** A piece of an entry's first lines, which may be its title, its company, its school. */
export interface EntryPart {
  text: string;
  line: TextLine;
  /** Of lines from the date: -1 is the line above it. */
  row: number;
  /** Its place among the parts of its line. */
  place: number;
}

/** A post or a study: its dates, and what stands around them. */
export interface Entry {
  dates: DateRange;
  dated: TextLine;
  /** The line with the dates, and the same with the line before it, where it seems to have begun. */
  written: string[];
  parts: EntryPart[];
}

const mostAbove = 3;
const mostBelow = 3;
const longestPart = 100;
const bullet = /^\s*[•‣▪●○◦*·➢✓»-]\s+/u;

/** The line is told about a post, and is none of its names. */
export const isProse = (text: string) =>
  bullet.test(text) ||
  text.length > 110 ||
  (/[.!?;]$/.test(text.trim()) && text.split(/\s+/).length > 4);

/**
 * The entries of a section: each range of dates is one. How many lines the first one has above its
 * dates tells where all of them begin.
 * @param single whether a single year makes an entry as well
 */
export const entriesOf = (told: readonly TextLine[], { single }: { single: boolean }): Entry[] => {
  const lines = withWholeDates(withWholeSentences(told));
  const dated = lines.flatMap((line, index) => {
    const [dates] = isProse(line.text) && !startsWithDates(line) ? [] : datesOf(line, single);
    return dates ? [{ index, dates, line }] : [];
  });
  const above = linesAbove(
    lines,
    dated.map(({ index }) => index),
  );
  return dated.map(({ index, dates, line }, at) => {
    const before = dated[at - 1]?.index ?? -1;
    const next = dated[at + 1]?.index ?? lines.length;
    const first = Math.max(before + 1, index - above);
    const last = Math.min(
      lines.length,
      next - (at + 1 < dated.length ? above : 0),
      index + 1 + mostBelow,
    );
    const parts: EntryPart[] = [];
    for (let row = first; row < Math.max(last, index + 1); row++) {
      const own = lines[row];
      if (!own) continue;
      const isBelow = row > index;
      if (row !== index && isProse(own.text)) {
        if (isBelow) break;
        continue;
      }
      const cells =
        row === index
          ? withoutRanges(own.cells.join("\t"), datesIn(own, single)).split("\t")
          : own.cells;
      parts.push(
        ...partsIn(cells).map((text, place) => ({ text, line: own, row: row - index, place })),
      );
    }
    return { dates, dated: line, parts, written: writtenOf(line, lines[index - 1]) };
  });
};

const writtenOf = ({ text }: TextLine, before: TextLine | undefined): string[] => {
  const begins = before && before.text.length > 60 && !/[).]$|^\s*[•–-]\s/u.test(before.text);
  return begins ? [text, `${before.text} ${text}`] : [text];
};

/** 'August 2019 – March' with '2021' below, in a narrow column, is one range. */
const withWholeDates = (lines: readonly TextLine[]): TextLine[] => {
  const whole: TextLine[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    const next = lines[index + 1];
    const first = line?.cells[0] ?? "";
    const second = next?.cells[0] ?? "";
    if (line && next && second.length <= 20 && first.length <= 40 && isCompletedBy(first, second)) {
      const cells = [`${first} ${second}`, ...line.cells.slice(1)];
      whole.push({ ...line, cells, text: cells.join("  ") });
      const rest = next.cells.slice(1);
      if (rest.length > 0) whole.push({ ...next, cells: rest, text: rest.join("  ") });
      index++;
    } else if (line) whole.push(line);
  }
  return whole;
};

const isCompletedBy = (first: string, second: string) => {
  if (findDates(first).length !== 1 || findRanges(second).length > 0) return false;
  const [range] = findRanges(`${first} ${second}`);
  return (
    range !== undefined && range.to > first.length && range.from < 4 && /\p{Pd}|\p{L}$/u.test(first)
  );
};

/** The line on which a sentence goes on is none of an entry's names. */
const withWholeSentences = (lines: readonly TextLine[]): TextLine[] =>
  joinedLines(
    lines,
    (before, { text }) =>
      /^\p{Ll}/u.test(text) &&
      findDates(text).length === 0 &&
      (isProse(before.text) || before.text.length > 60),
  );

const startsWithDates = (line: TextLine) => (findRanges(line.text)[0]?.from ?? Infinity) < 4;

const datesOf = (line: TextLine, single: boolean): DateRange[] => {
  const ranges = findRanges(line.text);
  if (ranges.length > 0 || !single) return ranges;
  return findDates(line.text).map(({ date, from, to }) => ({ start: date, end: date, from, to }));
};

/** By the text in which the cells are joined. */
const datesIn = (line: TextLine, single: boolean) =>
  datesOf({ ...line, text: line.cells.join("\t") }, single);

/** How many lines stand above the dates of an entry, as most entries have it, led by the first one. */
const linesAbove = (lines: readonly TextLine[], dated: readonly number[]): number => {
  const [first] = dated;
  if (first === undefined) return 0;
  const heads = lines.slice(0, first).filter(({ text }) => !isProse(text)).length;
  return Math.min(heads, mostAbove);
};

const strong = /\t|\s+[|•·●]\s+|\s*[|•●]\s*|\s{3,}|\s+—\s+|\s+@\s+/u;

/** What wide gaps and strokes divide. */
const partsIn = (cells: readonly string[]): string[] =>
  cells
    .flatMap((cell) => cell.split(strong))
    .map(trimmed)
    .filter((part) => !joining.test(part))
    .filter((part) => part.length > 1 && part.length <= longestPart && /\p{L}/u.test(part));

/** What is left of 'De 2016 à 2019'. */
const joining = /^(?:de|du|from|von|vom|da|dal|del|desde|van|between|since|seit|depuis|sinds)$/iu;

const trimmed = (text: string) =>
  text.replace(/^[\s,;:|•·()[\]–—-]+|[\s,;:|•·([–—-]+$/gu, "").trim();

const joints =
  /\s+(?:at|bei(?: der| dem)?|chez|en el|en la|na|no|presso|bij)\s+(?=[\p{Lu}\d])|\s+–\s+|\s+-\s+|,\s+/u;

/** A line that says several things at once, as in 'Nurse, County Hospital' or 'Nurse at County Hospital'. */
export const weakParts = (text: string): string[] => {
  const parts = text
    .split(joints)
    .map(trimmed)
    .filter((part) => part !== "");
  const form = /^(?:Inc|LLC|Ltd|Corp|Co|GmbH|S\.?A|B\.?V|S\.?L|PLC|LLP)\.?$/i;
  return parts.reduce<string[]>((kept, part) => {
    if (form.test(part) && kept.length > 0) kept.push(`${kept.pop()}, ${part}`);
    else kept.push(part);
    return kept;
  }, []);
};
