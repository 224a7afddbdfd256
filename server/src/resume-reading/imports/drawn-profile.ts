import type { Read, ReadPost, ReadStudy, ResumeReading } from "#resume-reading/reading.ts";
import type { TextLine } from "#resume-reading/resume-text.ts";
import { readJsonResume } from "./json-resume.ts";

/** A longer one was not put there by this product. */
const longestResume = 500_000;
/** So many characters of a text tell its line, wherever that was broken. */
const telling = 24;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * What a profile told that was drawn as a PDF, by the JSON Resume that the file carries, each field with the line of
 * the page that shows it: no line break, comma or letter that the font lacks is lost. Null where there is none.
 */
export const readDrawnProfile = (
  resume: string,
  lines: readonly TextLine[],
): ResumeReading | null => {
  const fields = resume.length > longestResume ? null : readJsonResume(parsed(resume));
  return fields && placedOn(lines, fields);
};

const placedOn = (lines: readonly TextLine[], fields: ResumeReading): ResumeReading => {
  const { at, atOf } = placing(lines);
  return {
    name: at(fields.name),
    email: at(fields.email),
    phoneNumber: at(fields.phoneNumber),
    location: at(fields.location),
    title: at(fields.title),
    summary: at(fields.summary),
    skills: fields.skills.map((skill) => atOf(skill, skill.value)),
    languages: fields.languages.map((language) => atOf(language, language.value)),
    experience: fields.experience.map((post) => {
      const { value = "" } = post.title ?? post.company ?? {};
      const here = <Told extends Read<string | null>>(told: Told | null) =>
        told && atOf(told, value);
      return {
        title: here(post.title),
        company: here(post.company),
        startDate: here(post.startDate),
        endDate: here(post.endDate),
      } satisfies ReadPost;
    }),
    education: fields.education.map((study) => {
      const { value = "" } = study.degree ?? study.field ?? study.school ?? {};
      const here = (told: Read<string> | null) => told && atOf(told, value);
      return {
        degree: here(study.degree),
        field: here(study.field),
        school: here(study.school),
        year: here(study.year),
      } satisfies ReadStudy;
    }),
  };
};

/** The line that is the text, or begins with it, or lists it, or has it anywhere. */
const shownIn = (lines: readonly TextLine[], text: string): TextLine | undefined =>
  lines.find((line) => line.text === text) ??
  lines.find((line) => line.text.startsWith(`${text} `)) ??
  lines.find((line) => line.text.split(/, | \| /).some((part) => part.trim() === text)) ??
  lines.find((line) => line.text.includes(text));

const placing = (lines: readonly TextLine[]) => {
  /** The same field where a text stands; one that no letter could be drawn of is on the first page. */
  const atOf = <Told extends Read<string | null>>(told: Told, text: string): Told => {
    const [first = ""] = text.normalize("NFKC").trim().split("\n");
    const shown = shownIn(lines, first.slice(0, telling));
    return { ...told, page: shown?.page ?? 1, line: shown?.text.trim() || told.line };
  };
  const at = (told: Read<string> | null) => told && atOf(told, told.value);
  return { at, atOf };
};
