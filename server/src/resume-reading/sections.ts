import type { TextLine } from "./resume-text.ts";
import { headingOf, isDocumentTitle, type Section } from "./words/headings.ts";
import { namesSpokenLanguage } from "./words/spoken-languages.ts";

/** The lines below one heading. */
export interface Part {
  section: Section;
  lines: TextLine[];
}

/** A resume, divided at its headings. What stands above the first, or begins a column, is its head. */
export const partsOf = (lines: readonly TextLine[]): Part[] => {
  let part: Part = { section: "head", lines: [] };
  const parts = [part];
  const begin = (section: Section) => {
    part = { section, lines: [] };
    parts.push(part);
  };
  for (const line of lines) {
    if (isDocumentTitle(line.text)) continue;
    const heading = isListItem(line.text) ? null : (headingOf(line.text) ?? besideHeading(line));
    if (heading && !areProgramming(heading)) {
      begin(heading.section);
      if (heading.rest !== "") part.lines.push({ ...line, cells: [heading.rest] });
      continue;
    }
    if (line.beginsColumn && part.section !== "head") begin("head");
    part.lines.push(line);
  }
  return parts.filter(({ section, lines: own }) => section === "head" || own.length > 0);
};

/** 'Languages: Python, Go'. */
const areProgramming = ({ section, rest }: { section: Section; rest: string }) =>
  section === "languages" && rest !== "" && !namesSpokenLanguage(rest);

const isListItem = (text: string) => /^[•‣▪●○◦*–-]\s/u.test(text);

/** 'Skills   Docker, Kubernetes': a heading in a column of its own beside its text. */
const besideHeading = ({ cells }: TextLine) => {
  const [first, ...rest] = cells;
  if (first === undefined || rest.length === 0) return null;
  const heading = headingOf(first);
  return heading && heading.section !== "other" && heading.rest === ""
    ? { section: heading.section, rest: rest.join("\t") }
    : null;
};

/** All lines of a section, wherever they stand. */
export const linesIn = (parts: readonly Part[], section: Section): TextLine[] =>
  parts.flatMap((part) => (part.section === section ? part.lines : []));
