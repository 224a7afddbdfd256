import type { TextLine } from "#resume-reading/resume-text.ts";

/** The lines, with each that goes on with the one before joined to it. */
export const joinedLines = (
  lines: readonly TextLine[],
  goesOn: (before: TextLine, line: TextLine) => boolean,
): TextLine[] => {
  const whole: TextLine[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    if (!last || !goesOn(last, line)) {
      whole.push(line);
      continue;
    }
    const text = `${last.text} ${line.text}`;
    whole[whole.length - 1] = { ...last, text, cells: [text] };
  }
  return whole;
};
