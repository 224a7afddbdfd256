import { ongoing } from "@rolecall/contract/profiles/profile-entry-lines.ts";
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
}

const partsOfLine = {
  experience: (line: string) => {
    const entry = parseExperience(line);
    if (typeof entry === "string") return [line];
    return [entry.title, entry.company, entry.startDate, entry.endDate ?? ""];
  },
  education: (line: string) => {
    const entry = parseEducation(line);
    if (typeof entry === "string") return [line];
    return [entry.degree, entry.field, entry.school, String(entry.year)];
  },
};

const joined = (texts: readonly (string | false)[]) => texts.filter(Boolean).join(" ");

/** Whatever is missing is left out, with the word that leads to it. */
const lineOfParts = {
  experience: ([title = "", company, start, end]: string[]) =>
    joined([
      title,
      company ? `at ${company}` : false,
      start ? `(${start} - ${end || ongoing})` : false,
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
export const lineOf = (kind: EntryKind, parts: string[]): string => lineOfParts[kind](parts);

const entryOf = (kind: EntryKind, parts: string[]): Entry => ({
  id: crypto.randomUUID(),
  parts: partLabels[kind].map((_, place) => parts[place] ?? ""),
});

export const emptyEntry = (kind: EntryKind): Entry => entryOf(kind, []);

/** The lines of the box as entries. A line that does not say what is what stands in the first field. */
export const entriesOf = (kind: EntryKind, text: string): Entry[] =>
  linesOf(text).map((line) => {
    const parts = partsOfLine[kind](line);
    return entryOf(kind, lineOf(kind, parts) === line ? parts : [line]);
  });

/** Entries as the lines of the box; those without a word are none. */
export const textOf = (kind: EntryKind, entries: readonly Entry[]): string =>
  entries
    .map(({ parts }) => lineOf(kind, parts))
    .filter((line) => line.trim() !== "")
    .join("\n");

/** The list with one entry at another place. */
export const moved = (entries: readonly Entry[], from: number, to: number): Entry[] => {
  const others = entries.filter((_, place) => place !== from);
  return [...others.slice(0, to), ...entries.slice(from, from + 1), ...others.slice(to)];
};
