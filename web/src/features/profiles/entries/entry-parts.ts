import { ongoing, plainDash } from "@rolecall/contract/profiles/profile-entry-lines.ts";
import {
  parseEducation,
  parseExperience,
} from "@rolecall/contract/profiles/profile-entry-parsing.ts";
import { linesOf } from "#features/profiles/profile-form-values.ts";

export type EntryKind = "experience" | "education";

/** The fields of an entry, and the words for them. */
export const partLabels = {
  experience: ["Title", "Company", "From", "To"],
  education: ["Degree", "Field of study", "School", "Year"],
} as const satisfies Record<EntryKind, readonly string[]>;

/** One entry, with a text for each of its fields. `id` is its own as long as the fields are open. */
export interface Entry {
  id: string;
  parts: string[];
  /** What stands between the dates where it is not ' - '. */
  dash?: string | undefined;
}

interface ReadLine {
  parts: string[];
  dash?: string | undefined;
}

const partsOfLine = {
  experience: (line: string): ReadLine => {
    const entry = parseExperience(line);
    if (typeof entry === "string") return { parts: [line] };
    const { title, company, startDate, endDate, dash } = entry;
    return { parts: [title, company, startDate, endDate ?? ""], dash };
  },
  education: (line: string): ReadLine => {
    const entry = parseEducation(line);
    if (typeof entry === "string") return { parts: [line] };
    return { parts: [entry.degree, entry.field, entry.school, String(entry.year)] };
  },
};

const joined = (texts: readonly (string | false)[]) => texts.filter(Boolean).join(" ");

/** Whatever is missing is left out, with the word that leads to it. */
const lineOfParts = {
  experience: ([title = "", company, start, end]: string[], dash = plainDash) =>
    joined([
      title,
      company ? `at ${company}` : false,
      start ? `(${start}${dash}${end || ongoing})` : false,
      !start && end ? `(until ${end})` : false,
    ]),
  education: ([degree = "", field, school, year]: string[]) =>
    joined([
      degree,
      field ? `in ${field}` : false,
      school ? `from ${school}` : false,
      year ? `(${year})` : false,
    ]),
};

/** An entry in the form that the box has it. */
export const lineOf = (kind: EntryKind, { parts, dash }: ReadLine): string =>
  lineOfParts[kind](parts, dash);

const entryOf = (kind: EntryKind, { parts, dash }: ReadLine): Entry => ({
  id: crypto.randomUUID(),
  dash,
  parts: partLabels[kind].map((_, place) => parts[place] ?? ""),
});

export const emptyEntry = (kind: EntryKind): Entry => entryOf(kind, { parts: [] });

/** The lines of the box as entries. A line that does not say what is what stands in the first field. */
export const entriesOf = (kind: EntryKind, text: string): Entry[] =>
  linesOf(text).map((line) => {
    const read = partsOfLine[kind](line);
    return entryOf(kind, lineOf(kind, read) === line ? read : { parts: [line] });
  });

/** Entries as the lines of the box; those without a word are none. */
export const textOf = (kind: EntryKind, entries: readonly Entry[]): string =>
  entries
    .map((entry) => lineOf(kind, entry))
    .filter((line) => line.trim() !== "")
    .join("\n");

/** The list with one entry at another place. */
export const moved = (entries: readonly Entry[], from: number, to: number): Entry[] => {
  const others = entries.filter((_, place) => place !== from);
  return [...others.slice(0, to), ...entries.slice(from, from + 1), ...others.slice(to)];
};
