import type { PersonInput } from "#match/match-input.ts";
import { findOccupations, type MeantOccupation } from "./find-occupations.ts";
import { findInLine } from "./find-skills.ts";
import { shownLine, skillOfName } from "./read-job.ts";
import { ownNames, scrub, scrubName } from "./scrub.ts";
import { linesOf, type Section } from "./sections.ts";
import { stemsOf } from "./stems-of.ts";
import { addWords, type CountedWords } from "./words.ts";

/** Where something of a person stands, and the line as they wrote it. */
export interface FoundLine {
  in: "profile" | "resume";
  field: string | null;
  page: number | null;
  line: string;
}

/** The places that name a skill: in the list of skills it counts twice. */
export interface Mentions {
  places: number;
  lines: FoundLine[];
}

export interface ReadPerson {
  titles: { text: string; occupations: MeantOccupation[]; where: FoundLine }[];
  skills: Map<number, Mentions>;
  /** The stems of each line, for names that the vocabulary has not. */
  said: { stems: string; isList: boolean; where: FoundLine }[];
  words: CountedWords<FoundLine>;
  notSkills: { skill: number | null; stems: string }[];
}

/** One piece of what a person wrote. */
interface Piece {
  text: string;
  /** The same without what may not count, character by character. */
  read: string;
  section: Section;
  where: FoundLine;
  isTitle?: boolean;
  isList?: boolean;
}

/** What a title or a post says is read before whom it was for. */
const beforeEmployer = (line: string) =>
  line.replace(/\s(?:at|@|for|bei|chez)\s+\p{Lu}.*$/u, (rest) => " ".repeat(rest.length));

const degreeIn =
  /\b(?:B\.?Sc?\.?|B\.?A\.?|M\.?Sc?\.?|M\.?A\.?|MBA|Ph\.?D\.?|Bachelor(?:'s|s)?|Master(?:'s|s)?|Diploma|Degree|Associate(?:'s)?|Certificate|Major|Minor|Honou?rs)\b[^,;|(]{0,60}?\b(?:in|of)\s+([^,;|(–—-]+)/iu;

/** Of a line about education the subject alone. */
const subjectOf = (line: string): string => {
  const match = degreeIn.exec(line);
  const subject = match?.[1]?.replace(/\s+(?:from|at)\s.*$/iu, "");
  if (!match || !subject) return "";
  const start = match.index + match[0].length - (match[1]?.length ?? 0);
  return " ".repeat(start) + subject;
};

export const readPerson = (person: PersonInput): ReadPerson => {
  const read: ReadPerson = {
    titles: [],
    skills: new Map(),
    said: [],
    words: new Map(),
    notSkills: (person.profile?.notSkills ?? []).map((name) => ({
      skill: skillOfName(name.trim()),
      stems: ` ${stemsOf(name).join(" ")} `,
    })),
  };
  for (const piece of [...profilePieces(person), ...resumePieces(person)]) readPiece(read, piece);
  return read;
};

const readPiece = (person: ReadPerson, { text, read, section, where, ...piece }: Piece) => {
  if (section === "aside" || read.trim() === "") return;
  const { isTitle = false, isList = false } = piece;
  const at = (start: number) => ({ ...where, line: shownLine(text, start) });
  if (isTitle) {
    const occupations = findOccupations(read);
    if (occupations.length > 0) person.titles.push({ text: read.trim(), occupations, where });
  }
  const inLine = new Set<number>();
  for (const { skill, start } of findInLine(read, section, isList)) {
    if (inLine.has(skill)) continue;
    inLine.add(skill);
    addMention(person, skill, { places: isList ? 2 : 1, line: at(start) });
  }
  person.said.push({ stems: ` ${stemsOf(read).join(" ")} `, isList, where: at(0) });
  // Names of skills are counted as skills; prose has the words.
  if (!isList) addWords(person.words, read, () => at(0));
};

const addMention = (
  { skills }: ReadPerson,
  skill: number,
  { places, line }: { places: number; line: FoundLine },
) => {
  const known = skills.get(skill);
  if (!known) {
    skills.set(skill, { places, lines: [line] });
    return;
  }
  known.places += places;
  if (known.lines.length < mostLines) known.lines.push(line);
};
const mostLines = 5;

/** The same person with one more name among their skills, which they had taken back if they had. */
export const withSkill = (person: ReadPerson, name: string): ReadPerson => {
  const where = { in: "profile", field: "skills", page: null, line: name } as const;
  const skill = skillOfName(name);
  const stems = ` ${stemsOf(name).join(" ")} `;
  const more: ReadPerson = {
    ...person,
    skills: new Map(
      [...person.skills].map(([id, known]) => [id, { ...known, lines: [...known.lines] }]),
    ),
    said: [...person.said],
    notSkills: person.notSkills.filter(
      (not) => not.stems !== stems && (skill === null || not.skill !== skill),
    ),
  };
  readPiece(more, { text: name, read: name, section: "plain", where, isList: true });
  return more;
};

const profilePieces = ({ profile, names }: PersonInput): Piece[] => {
  if (!profile) return [];
  const own = ownNames(names);
  const where = (field: string, line: string): FoundLine => ({
    in: "profile",
    field,
    page: null,
    line,
  });
  const named = (field: string, text: string, more: Partial<Piece> = {}): Piece => ({
    text,
    read: scrubName(text, own),
    section: "plain",
    where: where(field, text),
    ...more,
  });
  const prose = (field: string, text: string): Piece[] =>
    linesOf(text, "person").map(({ text: line, section }) => ({
      text: line,
      read: scrub(section === "education" ? subjectOf(line) : beforeEmployer(line), own),
      section,
      where: where(field, line.trim()),
    }));
  return [
    named("title", profile.title, { isTitle: true }),
    ...profile.skills.map((skill) => named("skills", skill, { isList: true })),
    ...profile.experience.flatMap((post) => {
      if (typeof post !== "string") return [named("experience", post.title, { isTitle: true })];
      const [line, ...others] = prose("experience", post);
      return line ? [{ ...line, isTitle: post.length < longestTitle }, ...others] : [];
    }),
    ...profile.education.map((entry) =>
      typeof entry === "string"
        ? { ...named("education", entry), read: scrub(subjectOf(entry), own) }
        : named("education", entry.field),
    ),
    ...prose("summary", profile.summary),
  ];
};
const longestTitle = 80;

/** The first lines of a resume say who it is about. */
const headLines = 3;
const isNameAlone = (line: string) =>
  /^\s*\p{Lu}[\p{L}'’.-]*(?:\s+\p{Lu}[\p{L}'’.-]*){1,3}\s*$/u.test(line);

const resumePieces = ({ resume, names }: PersonInput): Piece[] => {
  const own = ownNames(names);
  const all = linesOf(
    resume.map(({ text }) => text.replaceAll("\n", " ") || " x").join("\n"),
    "person",
  );
  // `linesOf` leaves out empty lines; those of the resume have text.
  let isTitled = false;
  return all.map(({ text, section }, index) => {
    const page = resume[index]?.page ?? null;
    const isName = index === 0 && isNameAlone(text) && findOccupations(text).length === 0;
    const read = isName
      ? ""
      : scrub(section === "education" ? subjectOf(text) : beforeEmployer(text), own);
    const isTitle = !isTitled && index < headLines && text.length < longestTitle && !isName;
    if (isTitle && findOccupations(read).length > 0) isTitled = true;
    return {
      text,
      read,
      section,
      isTitle,
      where: { in: "resume", field: null, page, line: text.trim() },
    };
  });
};
