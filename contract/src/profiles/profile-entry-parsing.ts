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

/** '2019-05' and '2019-05-01', whose hyphens are no dash between dates. */
const isoDate = /^\d{4}-\d{1,2}(?:-\d{1,2})?$/;
/** 'May 2019', '5/2019', '1 May 2019', "May '19", 'Q1 2019': short, and with a year in it. */
const writtenDate = /^(?=.{0,28}(?:\d{4}|['’]\d\d))[\p{L}\d.,/'’\s]{2,30}$/u;
const isDate = (text: string) => isoDate.test(text) || writtenDate.test(text);

/** A date, the last two figures of a year that are no month, or a word such as 'now'. */
const isEnd = (text: string) =>
  isDate(text) || /^(?:1[3-9]|[2-9]\d)$/.test(text) || /^\p{L}[\p{L}\s]{0,30}$/u.test(text);

const spacedDash = /\s{1,3}[\p{Pd}−]\s{1,3}/u;
const bareDash = /\s{0,3}[\p{Pd}−]\s{0,3}|\s(?:to|until|till|through)\s/gu;

/** The dates before and after what stands between them, and that. */
const cutDates = (dates: string): string[] => {
  const spaced = dates.includes(plainDash) ? plainDash : spacedDash.exec(dates)?.[0];
  if (spaced !== undefined) {
    const [start, end] = cut(dates, spaced);
    return start === undefined || end === undefined ? [] : [start, end, spaced];
  }
  for (const { 0: between, index } of dates.matchAll(bareDash)) {
    const [start = "", end = ""] = cut(dates, between, index);
    if (isDate(start) && isEnd(end)) return [start, end, between];
  }
  return [];
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
