import type { AskedSkill, JobInput } from "#match/match-input.ts";
import { vocabulary } from "#match/vocabulary/vocabulary.ts";
import { findOccupations, type MeantOccupation } from "./find-occupations.ts";
import { findInLine } from "./find-skills.ts";
import { linesOf, type Section } from "./sections.ts";
import { stemsOf } from "./stems-of.ts";
import { addWords, type CountedWords } from "./words.ts";

export interface AskedLine {
  in: "title" | "description" | "requirements" | "skills";
  line: string;
}

/** A skill of a job: one of the vocabulary, or words that stand for one. */
export interface ReadSkill {
  skill: number | null;
  name: string;
  stems: readonly string[];
  need: AskedSkill["need"];
  asked: AskedLine[];
}

export interface ReadJob {
  occupations: MeantOccupation[];
  title: string;
  skills: ReadSkill[];
  words: CountedWords<AskedLine>;
}

/** The most skills of a job. */
const mostSkills = 50;
const niceInSentence =
  /\b(?:(?:is|are|would be|considered) (?:a |an )?(?:big |definite |strong )?(?:plus|bonus|advantage|asset|benefit)|a plus|nice[- ]to[- ]have|good to have|preferred|preferably|ideally|desirable|desired|bonus|optional|welcome|helpful|advantageous|or willing(?:ness)? to learn)\b/i;
const requiredInSentence =
  /\b(?:must|required?|requires|essential|mandatory|necessary|minimum|at least|need(?:s|ed)?)\b/i;

type Text = Pick<JobInput, "title" | "description" | "requirements">;

const partsOf = ({ title, description, requirements }: Text) => [
  { in: "title" as const, text: title, section: "plain" as const },
  { in: "description" as const, text: description, section: "plain" as const },
  { in: "requirements" as const, text: requirements ?? "", section: "required" as const },
];

/** A line as it is answered: as written, a very long one cut to where the name stands. */
export const shownLine = (line: string, start: number): string => {
  const text = line.trim();
  if (text.length <= longestLine) return text;
  const from = Math.max(0, line.lastIndexOf(". ", start) + 1);
  return line
    .slice(from, from + longestLine)
    .toWellFormed()
    .trim();
};
const longestLine = 500;

/** The skills that the texts of a job name, each with its need and where it stands. */
export const findJobSkills = (job: Text): ReadSkill[] => {
  const found = new Map<number, ReadSkill>();
  const { skillName } = vocabulary();
  for (const part of partsOf(job))
    for (const { text, section } of linesOf(part.text, "job", part.section))
      for (const { skill, start, end } of findInLine(text, section)) {
        const need = needOf(text, { start, end }, section);
        const asked = { in: part.in, line: shownLine(text, start) };
        const known = found.get(skill);
        if (known) {
          if (need === "required") known.need = need;
          if (!known.asked.some(({ line }) => line === asked.line)) known.asked.push(asked);
        } else {
          const name = skillName(skill);
          found.set(skill, { skill, name, stems: stemsOf(name), need, asked: [asked] });
        }
      }
  return [...found.values()].slice(0, mostSkills);
};

/** What the sentence says counts before what its heading says. */
const needOf = (line: string, at: { start: number; end: number }, section: Section) => {
  const from = Math.max(line.lastIndexOf(". ", at.start), line.lastIndexOf("; ", at.start)) + 1;
  const ends = [line.indexOf(". ", at.end), line.indexOf(";", at.end)].filter((end) => end >= 0);
  const sentence = line.slice(from, ends.length > 0 ? Math.min(...ends) : undefined);
  if (niceInSentence.test(sentence)) return "nice";
  if (requiredInSentence.test(sentence)) return "required";
  return section === "nice" ? "nice" : "required";
};

/** A skill by its name alone, whatever rules its name has in a text. */
export const skillOfName = (name: string): number | null => {
  const [only, ...others] = findInLine(name, "plain", true);
  const isWhole = only?.start === 0 && only.end === name.length;
  return only && others.length === 0 && isWhole ? only.skill : null;
};

export const readJob = (job: JobInput): ReadJob => {
  const words: ReadJob["words"] = new Map();
  for (const part of partsOf(job))
    for (const { text, section } of linesOf(part.text, "job", part.section))
      if (section !== "aside")
        addWords(words, text, () => ({ in: part.in, line: shownLine(text, 0) }));
  const found = findJobSkills(job);
  return {
    title: job.title,
    occupations: findOccupations(job.title),
    skills: job.skills === null ? found : chosenSkills(job.skills, found),
    words,
  };
};

/** Those that the employer chose, each with the lines that name it. */
const chosenSkills = (chosen: readonly AskedSkill[], found: readonly ReadSkill[]): ReadSkill[] =>
  chosen.map(({ name, need }) => {
    const skill = skillOfName(name.trim());
    const said = skill === null ? undefined : found.find((each) => each.skill === skill);
    const asked = [{ in: "skills" as const, line: name }, ...(said?.asked ?? [])];
    return { skill, name, stems: stemsOf(name), need, asked };
  });
