import {
  educationEntry,
  experienceEntry,
  type EducationEntry,
  type ExperienceEntry,
} from "./profile-entries.ts";
import { ongoing } from "./profile-entry-lines.ts";

/** The parts before and after a separator, if neither is empty. */
const cut = (line: string, separator: string, at = line.indexOf(separator)): string[] =>
  at > 0 && at + separator.length < line.length
    ? [line.slice(0, at), line.slice(at + separator.length)]
    : [];

/** 'text (brackets)' as its two parts. */
const cutBrackets = (line: string): string[] =>
  line.endsWith(")") ? cut(line.slice(0, -1), " (", line.lastIndexOf(" (")) : [];

/**
 * Parses a line in the form that `displayExperience` writes into an entry; any other line stays
 * text. Displayed again, every line is unchanged.
 */
export const parseExperience = (line: string): string | ExperienceEntry => {
  const [work = "", dates = ""] = cutBrackets(line);
  const [title, company] = cut(work, " at ");
  const [startDate, end] = cut(dates, " - ");
  const endDate = end === ongoing ? null : end;
  return experienceEntry.safeParse({ title, company, startDate, endDate }).data ?? line;
};

/** The inverse of `displayEducation`, as `parseExperience` is of its own. */
export const parseEducation = (line: string): string | EducationEntry => {
  const [study = "", year] = cutBrackets(line);
  const [degree, rest = ""] = cut(study, " in ");
  const [field, school] = cut(rest, " from ");
  return educationEntry.safeParse({ degree, field, school, year }).data ?? line;
};
