import { summaryInList } from "@rolecall/contract/talent/candidates.ts";
import { levelToday } from "#features/talent/reading/level.ts";
import { type Hider, hiderOf } from "#match/reading/hider.ts";
import type { ShownPerson } from "./people.queries.ts";

/**
 * '(2014 - 2018)', '2018', '’18', 'class of 2018': how old somebody is stands nowhere. Blanks before are looked at
 * from the first one alone: many of them would take a time that grows with their square.
 */
const years =
  /,?(?<!\s)\s*\bclass of (?:['’]?\d\d|(?:19|20)\d\d)\b|(?<!\s)\s*['’]\d\d\b(?:\s*[-–—]\s*['’]\d\d\b)?|(?<!\s)\s*\([^()]*\b(?:19|20)\d\d\b[^()]*\)|,?(?<!\s)\s*\b(?:19|20)\d\d\b(?:\s*(?:[-–—/]|to)\s*(?:(?:19|20)?\d\d\b|present|now|today))?/giu;
const withoutYears = (text: string) => text.replaceAll(years, "").trim();

const educationOf = ({ education }: ShownPerson, hide: Hider) =>
  education.map((entry) =>
    typeof entry === "string"
      ? withoutYears(hide.prose(entry))
      : {
          degree: withoutYears(hide.title(entry.degree)),
          field: withoutYears(hide.title(entry.field)),
          school: withoutYears(hide.place(entry.school)),
        },
  );

const experienceOf = ({ experience }: ShownPerson, hide: Hider) =>
  experience.map((post) =>
    typeof post === "string"
      ? hide.prose(post)
      : {
          title: hide.title(post.title),
          company: hide.place(post.company),
          startDate: hide.prose(post.startDate),
          endDate: post.endDate === null ? null : hide.prose(post.endDate),
        },
  );

const requestOf = ({ request, job }: ShownPerson) => request && { ...request, job };

const contactOf = (person: ShownPerson) => {
  if (person.request?.status !== "yes") return null;
  const { firstName, lastName, email, phoneNumber } = person;
  return { firstName, lastName, email, phoneNumber };
};

/** A person as the company reads them; in a list with the beginning of the summary alone. */
export const shownPerson = (person: ShownPerson, { inList = false } = {}) => {
  const hide = hiderOf(person);
  const summary = hide.prose(person.summary);
  return {
    id: person.id,
    title: hide.title(person.title),
    summary: inList ? [...summary].slice(0, summaryInList).join("") : summary,
    skills: person.skills.map(hide.title),
    location: hide.prose(person.location),
    experienceLevel: levelToday(person),
    experience: inList ? null : experienceOf(person, hide),
    education: inList ? null : educationOf(person, hide),
    contact: contactOf(person),
    request: requestOf(person),
  };
};

/** Hides in a line of a profile who wrote it, and the years of education. */
export const hiddenLine = (
  { field, line }: { field: string | null; line: string },
  hide: Hider,
): string => {
  const isName = field === "title" || field === "skills";
  const hidden = isName ? hide.title(line) : hide.prose(line);
  return field === "education" ? withoutYears(hidden) : hidden;
};
