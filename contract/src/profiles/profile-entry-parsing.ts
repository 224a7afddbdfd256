import {
  educationEntry,
  experienceEntry,
  type EducationEntry,
  type ExperienceEntry,
} from "./profile-entries.ts";
import { ongoing, plainDash } from "./profile-entry-lines.ts";

/** The parts before and after a separator, if neither is empty. */
const cut = (line: string, separator: string, at = line.indexOf(separator)): string[] =>
  at > 0 && at + separator.length < line.length
    ? [line.slice(0, at), line.slice(at + separator.length)]
    : [];

/** 'text (brackets)' as its two parts. */
const cutBrackets = (line: string): string[] =>
  line.endsWith(")") ? cut(line.slice(0, -1), " (", line.lastIndexOf(" (")) : [];

/** '2019', 'May 2019', '5/2019', '2019-05'. */
const date = String.raw`(?:\p{L}+\.? )?\d{4}|\d{1,2}[./-]\d{4}|\d{4}[./-]\d{1,2}`;
/** Two dates with any dash between them, with a space before or behind it or without. */
const bareDates = new RegExp(String.raw`^(${date})( ?[\p{Pd}−] ?)(${date}|\p{L}+)$`, "u");

/** The dates before and after a dash, and the dash. */
const cutDates = (dates: string): string[] => {
  const spaced = dates.includes(plainDash) ? plainDash : / [\p{Pd}−] /u.exec(dates)?.[0];
  if (spaced !== undefined) {
    const [start, end] = cut(dates, spaced);
    return start === undefined || end === undefined ? [] : [start, end, spaced];
  }
  const [, start = "", dash = "", end = ""] = bareDates.exec(dates) ?? [];
  return dash === "" ? [] : [start, end, dash];
};

/**
 * Parses a line in the form that `displayExperience` writes into an entry; any other line stays
 * text. Displayed again, every line is unchanged.
 */
export const parseExperience = (line: string): string | ExperienceEntry => {
  const [work = "", dates = ""] = cutBrackets(line);
  const [title, company] = cut(work, " at ");
  const [startDate, end, dash] = cutDates(dates);
  const endDate = end === ongoing ? null : end;
  const entry = { title, company, startDate, endDate, ...(dash !== plainDash && { dash }) };
  return experienceEntry.safeParse(entry).data ?? line;
};

/** The inverse of `displayEducation`, as `parseExperience` is of its own. */
export const parseEducation = (line: string): string | EducationEntry => {
  const [study = "", year] = cutBrackets(line);
  const [degree, rest = ""] = cut(study, " in ");
  const [field, school] = cut(rest, " from ");
  return educationEntry.safeParse({ degree, field, school, year }).data ?? line;
};
