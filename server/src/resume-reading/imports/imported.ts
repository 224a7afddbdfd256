import type { Read, ReadPost, ReadStudy, ResumeReading } from "#resume-reading/reading.ts";
import { findDates } from "#resume-reading/words/dates.ts";
import { levelOf } from "#resume-reading/words/spoken-languages.ts";

/** Somebody wrote it into a field of its own, so it is certain. */
const imported = <Value extends string | null>(value: Value): Read<Value> => ({
  value,
  confidence: 1,
  page: null,
  line: value ?? "",
});

const longest = 10_000;

/** A text of a field without blanks around it; null where there is none. */
export const told = (text: unknown): Read<string> | null => {
  const written =
    typeof text === "string"
      ? text.replaceAll("\0", "").toWellFormed().trim().slice(0, longest).toWellFormed()
      : "";
  return written === "" ? null : imported(written);
};

/** '2019-4-1' and '20190401' as programs should have written them. */
const spelledOut = (date: string): string =>
  date
    .trim()
    .replace(/^(\d{4})-(\d)(?=-|$)/, "$1-0$2")
    .replace(/^(\d{4})(\d\d)\d\d$/, "$1-$2");

/** '2019-04-01', 'Apr 2019', '2019' and the number as a month or a year. */
const toldDate = (date: unknown): Read<string> | null => {
  const text = typeof date === "number" ? String(date) : date;
  const [found] = typeof text === "string" ? findDates(spelledOut(text.slice(0, 100))) : [];
  return found ? imported(found.date) : null;
};

export const toldPost = (
  post: Record<"title" | "company" | "start" | "end", unknown>,
): ReadPost => {
  const startDate = toldDate(post.start);
  const endDate = toldDate(post.end);
  return {
    title: told(post.title),
    company: told(post.company),
    startDate,
    endDate: endDate ?? (startDate ? imported(null) : null),
  };
};

export const toldStudy = (
  study: Record<"degree" | "field" | "school" | "end", unknown>,
): ReadStudy => {
  const end = toldDate(study.end);
  return {
    degree: told(study.degree),
    field: told(study.field),
    school: told(study.school),
    year: end && imported(end.value.slice(0, 4)),
  };
};

/** A language with its level, where the word for it says one. */
export const toldLanguage = (name: unknown, level: unknown): ResumeReading["languages"] => {
  const language = told(name);
  return language
    ? [{ ...language, level: typeof level === "string" ? levelOf(level.slice(0, 100)) : null }]
    : [];
};

/** What there is of a list. */
export const allTold = (list: readonly (Read<string> | null)[]): Read<string>[] =>
  list.filter((one) => one !== null);
