import { isBlank } from "#values/blank.ts";
import { type ItemNumber, isBulletAlone, type Mark, markOf, type Numbers } from "./list-marks.ts";

/** A list whose items are counted from `start` on: with numbers or letters, and a bracket or a full stop. */
export interface NumberedList {
  kind: "numbered";
  numbers: Numbers;
  bracket: boolean;
  start: number;
  items: string[];
}

/** A part of a job's text: a line as it was typed, a line that heads what follows, or a list. */
export type JobTextBlock =
  | { kind: "paragraph" | "subhead"; text: string }
  | { kind: "list"; items: string[] }
  | NumberedList;

const lineEnds = /[\n\r\v\f\u{85}\u{2028}\u{2029}]+/u;

/** A subhead has no more characters, and a paragraph that it may stand above has more. */
const mostOfSubhead = 60;
const leastBelowSubhead = 80;

const endsAsSentence = /[.,;!?\u{2026}]$/u;

const isLong = (line: string) => line.length > leastBelowSubhead;

const couldHead = (line: string) => line.length <= mostOfSubhead && !endsAsSentence.test(line);

/** The lines of a text, without empty ones; a bullet on a line of its own belongs to the line below. */
const linesOf = (text: string): string[] => {
  const lines: string[] = [];
  let bullet = "";
  for (const line of text.split(lineEnds).map((typed) => typed.trim())) {
    if (isBlank(line)) continue;
    if (bullet !== "" && !isBulletAlone(line) && !markOf(line)) {
      lines.push(`${bullet}\t${line}`);
      bullet = "";
      continue;
    }
    if (bullet !== "") lines.push(bullet);
    bullet = isBulletAlone(line) ? line : "";
    if (bullet === "") lines.push(line);
  }
  return bullet === "" ? lines : [...lines, bullet];
};

interface Line {
  text: string;
  mark: Mark | undefined;
  /** How often a mark stands in the lines beside it that have marks as well. */
  beside: Map<string, number>;
}

const keysOf = (mark: Mark): string[] => {
  if (mark.kind === "bullet") return [];
  return mark.kind === "doubtful"
    ? [mark.mark]
    : mark.readings.map(({ value, ...of }) => numberKey(of, value));
};

const numberKey = ({ numbers, bracket }: Omit<ItemNumber, "value">, value: number) =>
  `${numbers}${bracket ? ")" : "."}${value}`;

const readLines = (text: string): Line[] => {
  let beside = new Map<string, number>();
  return linesOf(text).map((line) => {
    const mark = markOf(line);
    if (!mark) beside = new Map();
    else for (const key of keysOf(mark)) beside.set(key, (beside.get(key) ?? 0) + 1);
    return { text: line, mark, beside };
  });
};

/** The item that a line is; none where its mark is only how a sentence happens to begin. */
type Item = { text: string; number?: ItemNumber; again?: boolean } | undefined;

interface Place {
  line: Line;
  above: Line | undefined;
  below: Line | undefined;
  /** The keys of the numbers with which the lists above would go on. */
  next: ReadonlySet<string>;
}

/** Whether the line above says that a list begins, though the list has a single item. */
const isHeaded = ({ above }: Place) => above && !above.mark && couldHead(above.text);

/** Whether a sentence goes on below, so that the mark is a dash within it. */
const goesOnBelow = ({ below }: Place) => below && !below.mark && /^\p{Ll}/u.test(below.text);

const itemOf = (at: Place): Item => {
  const { mark, beside } = at.line;
  if (!mark) return undefined;
  const { text } = mark;
  if (mark.kind === "bullet") return { text };
  if (mark.kind === "doubtful") {
    if ((beside.get(mark.mark) ?? 0) > 1) return { text };
    const isItem = mark.spaced && !goesOnBelow(at) && (mark.mark === "-" || isHeaded(at));
    return isItem ? { text } : undefined;
  }
  const number = mark.readings.find(
    (reading) =>
      isCounted(reading, beside) || (isBegunOrGoesOn(reading, at) && !headsParagraph(at)),
  );
  return number && { text, number, again: isRepeated(number, beside) };
};

/** Whether a number has its neighbor beside it. */
const isCounted = (number: ItemNumber, beside: Line["beside"]) =>
  [number.value - 1, number.value + 1].some((value) => beside.has(numberKey(number, value))) ||
  isRepeated(number, beside);

/** Who numbers every item 1, as in Markdown, leaves the counting to the list. */
const isRepeated = (number: ItemNumber, beside: Line["beside"]) =>
  number.value === 1 &&
  (beside.get(numberKey(number, 1)) ?? 0) > 1 &&
  !beside.has(numberKey(number, 2));

/** Whether a number that stands alone is the one after a list's last, or the first below a heading. */
const isBegunOrGoesOn = (number: ItemNumber, at: Place) =>
  at.next.has(numberKey(number, number.value)) ||
  (number.value === 1 && (number.numbers === "1" || number.bracket) && isHeaded(at));

/** Whether a line that may be a numbered heading has a paragraph below it. */
const headsParagraph = ({ line, below }: Place) =>
  below && !below.mark && couldHead(line.text) && isLong(below.text);

const itemsOf = (lines: readonly Line[]): Item[] => {
  const next = new Set<string>();
  return lines.map((line, place) => {
    const item = itemOf({ line, above: lines[place - 1], below: lines[place + 1], next });
    if (item?.number) next.add(numberKey(item.number, item.number.value + 1));
    return item;
  });
};

const addItem = (blocks: JobTextBlock[], { text, number, again }: NonNullable<Item>) => {
  const before = blocks.at(-1);
  if (!number) {
    if (before?.kind === "list") before.items.push(text);
    else blocks.push({ kind: "list", items: [text] });
    return;
  }
  const { numbers, bracket, value: start } = number;
  if (before?.kind === "numbered") {
    const isSameKind = before.numbers === numbers && before.bracket === bracket;
    if (isSameKind && (again || start === before.start + before.items.length)) {
      before.items.push(text);
      return;
    }
  }
  blocks.push({ kind: "numbered", numbers, bracket, start, items: [text] });
};

/**
 * The description or the requirements of a job in the form that its writer meant. Lines that begin with a
 * usual mark of lists are the items of a list, those with a number of a numbered one; a short line before a
 * list, or before a long paragraph, is a subhead. A dash, a star, an arrow or a number is a mark where lines
 * beside it begin alike, or where the line above heads a list: alone it may begin a sentence. Every line
 * stays one of its own, and but for the marks of the items nothing of it changes.
 */
export const jobTextBlocks = (text: string): JobTextBlock[] => {
  const lines = readLines(text);
  const items = itemsOf(lines);
  const blocks: JobTextBlock[] = [];
  for (const [place, { text: line }] of lines.entries()) {
    const item = items[place];
    if (item) {
      addItem(blocks, item);
      continue;
    }
    const below = lines[place + 1]?.text ?? "";
    const heads = items[place + 1] !== undefined || isLong(below);
    blocks.push({ kind: couldHead(line) && heads ? "subhead" : "paragraph", text: line });
  }
  return blocks;
};
