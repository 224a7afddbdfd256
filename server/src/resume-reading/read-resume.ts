import { readEmail, readLocation, readPhone } from "./fields/contact.ts";
import { readHeadline } from "./fields/headline.ts";
import { readLanguages, readSkills } from "./fields/lists.ts";
import { readName } from "./fields/name.ts";
import { readPosts } from "./fields/posts.ts";
import { readStudies } from "./fields/studies.ts";
import { readSummary } from "./fields/summary.ts";
import type { ResumeReading } from "./reading.ts";
import type { TextLine } from "./resume-text.ts";
import { linesIn, partsOf } from "./sections.ts";

/** A text shorter than this is no resume: its pages are pictures. */
const fewestCharacters = 80;

/** Whether there is enough text to read. */
export const isReadable = (lines: readonly TextLine[]): boolean =>
  lines.reduce((sum, { text }) => sum + text.replace(/\s/g, "").length, 0) >= fewestCharacters;

/** What a resume tells. It keeps nothing, and never makes up what is not there. */
export const readResume = (lines: readonly TextLine[]): ResumeReading => {
  const parts = partsOf(lines);
  const email = readEmail(lines);
  const told = parts.flatMap(({ section, lines: own }) =>
    section === "head" || section === "other" ? own : [],
  );
  const name = readName(told, email?.value ?? null);
  const experience = readPosts(parts);
  const title = readHeadline(linesIn(parts, "head"), { name, experience });
  return {
    name,
    email,
    phoneNumber: readPhone(lines),
    location: readLocation(parts, { name: name?.value ?? null, title: title?.value ?? null }),
    title,
    summary: readSummary(parts),
    skills: readSkills(parts),
    languages: readLanguages(parts),
    experience,
    education: readStudies(parts),
  };
};
