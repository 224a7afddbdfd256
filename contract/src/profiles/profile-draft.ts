import * as z from "zod";
import { refusal, refusalAbout } from "#refusal.ts";
import { isBlank } from "#values/blank.ts";
import { tooManyItems } from "#values/lengths.ts";
import { editedRevision } from "#values/revision.ts";
import { textLimits } from "#values/text-limits.ts";
import { optionalText, requiredText, text } from "#values/text.ts";
import { educationEntry, experienceEntry } from "./profile-entries.ts";
import { parseEducation, parseExperience } from "./profile-entry-parsing.ts";
import { toldBeside } from "./profile-skills.ts";
import { skillsRequiredText } from "./profiles.ts";

export const profileListMaximum = 100;
/** Characters of an entry that is a line of text. */
export const profileEntryMaximum = textLimits.summary;

const unreadableEntry = refusalAbout(
  "unreadable-entry",
  "{label} has an entry that cannot be read",
);
const notAList = refusalAbout("not-a-list", "{label} must be a list");

const atMost = (unit: string) => ({
  error: ({ input }: { input?: unknown }) =>
    tooManyItems(Array.isArray(input) ? input.length : 0, profileListMaximum, unit),
});

/** Text lines and structured entries; a line in the displayed form becomes structured. */
const entries = <Entry extends z.ZodType>(
  entry: Entry,
  parseLine: (line: string) => string | z.output<Entry>,
  label: string,
) =>
  z
    .array(
      z.union([text(profileEntryMaximum).transform(parseLine), entry], {
        error: unreadableEntry({ label }),
      }),
      { error: notAList({ label }) },
    )
    .max(profileListMaximum, atMost("entries"))
    .nullish();

/** Of skills that differ in their letters' case alone the first stays. */
const withoutDuplicates = (skills: string[]) => {
  const folded = skills.map((skill) => skill.toLowerCase());
  return skills.filter((_, index) => folded.indexOf(folded[index] ?? "") === index);
};

/** Skills are trimmed; empty ones and duplicates are ignored. */
const skills = z
  .array(text(textLimits.skill, skillsRequiredText), {
    error: skillsRequiredText,
  })
  .max(profileListMaximum, atMost("skills"))
  .transform((list) =>
    withoutDuplicates(list.map((skill) => skill.trim()).filter((skill) => !isBlank(skill))),
  )
  .refine((list) => list.length > 0, skillsRequiredText);

export const profileDraft = z.object({
  title: requiredText(textLimits.title, refusal("job-title-required", "Job title is required")),
  summary: requiredText(
    textLimits.summary,
    refusal("professional-summary-required", "Professional summary is required"),
  ),
  skills,
  location: requiredText(textLimits.line, refusal("location-required", "Location is required")),
  phoneNumber: optionalText(textLimits.phone),
  experience: entries(experienceEntry, parseExperience, "Work experience"),
  education: entries(educationEntry, parseEducation, "Education"),
  resumeUrl: optionalText(textLimits.url),
  ...toldBeside,
});
export const profileChanges = profileDraft.extend(editedRevision);
export type ProfileDraft = z.input<typeof profileDraft>;
export type ParsedProfile = z.output<typeof profileDraft>;
export type ProfileChanges = z.output<typeof profileChanges>;
