/** A part of a job's text: a line as it was typed, a line that heads what follows, or a list. */
export type JobTextBlock =
  | { kind: "paragraph" | "subhead"; text: string }
  | { kind: "list"; items: string[] };

const lineEnds = /[\n\r\u{2028}\u{2029}]+/u;

/** The beginning of a list item: a bullet, or a hyphen or star and a blank. */
const itemMark = /^(?:\u{2022}\s*|[-*]\s+)(?=\S)/u;

/** A subhead has no more characters, and a paragraph that it may stand above has more. */
const mostOfSubhead = 60;
const leastBelowSubhead = 80;

const endsAsSentence = /[.,;!?\u{2026}]$/u;

const isSubhead = (line: string, next: string | undefined) =>
  next !== undefined &&
  line.length <= mostOfSubhead &&
  !endsAsSentence.test(line) &&
  (itemMark.test(next) || next.length > leastBelowSubhead);

/**
 * The description or the requirements of a job in the form that its writer meant. Lines that begin with
 * •, - or * are the items of a list; a short line before a list, or before a long paragraph, is a subhead.
 * Every line stays one of its own, and but for the marks of the items nothing of it changes.
 */
export const jobTextBlocks = (text: string): JobTextBlock[] => {
  const lines = text
    .split(lineEnds)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const blocks: JobTextBlock[] = [];
  for (const [place, line] of lines.entries()) {
    const before = blocks.at(-1);
    const item = line.replace(itemMark, "");
    if (item === line) {
      const kind = isSubhead(line, lines[place + 1]) ? "subhead" : "paragraph";
      blocks.push({ kind, text: line });
    } else if (before?.kind === "list") before.items.push(item);
    else blocks.push({ kind: "list", items: [item] });
  }
  return blocks;
};
