import type { EducationEntry, ExperienceEntry } from "./profile-entries.ts";

/** The end of an entry that has not ended. */
export const ongoing = "Present";

/** What stands between the dates of an entry that says nothing else. */
export const plainDash = " - ";

/** 'title at company (start - end)', with 'Present' for an end that has not come; a plain line is itself. */
export const displayExperience = (entry: string | ExperienceEntry): string =>
  typeof entry === "string"
    ? entry
    : `${entry.title} at ${entry.company} (${entry.startDate}${entry.dash ?? plainDash}${entry.endDate || ongoing})`;

/** 'degree in field from school (year)'; a plain line is itself. */
export const displayEducation = (entry: string | EducationEntry): string =>
  typeof entry === "string"
    ? entry
    : `${entry.degree} in ${entry.field} from ${entry.school} (${entry.year})`;
