import * as z from "zod";
import { endpoint } from "./endpoint.ts";
import { instant } from "./instant.ts";
import {
  educationEntry,
  experienceEntry,
  parseEducation,
  parseExperience,
} from "./profile-entries.ts";
import { optionalText, requiredText, text, textLimits } from "./text.ts";

export const profileMissingText = "Profile not found";
export const profileExistsText = "Profile already exists";
const profileListMaximum = 100;

/** Text lines and structured entries; a line in the displayed form becomes structured. */
const entries = <Entry extends z.ZodType>(
  entry: Entry,
  parseLine: (line: string) => string | z.output<Entry>,
  label: string,
) =>
  z
    .array(
      z.union([text(textLimits.summary).transform(parseLine), entry], {
        error: `${label} has an entry that cannot be read`,
      }),
      { error: `${label} must be a list` },
    )
    .max(profileListMaximum, `At most ${profileListMaximum} entries`)
    .nullish();

/** Skills are trimmed; empty ones and duplicates are ignored. */
const skills = z
  .array(text(textLimits.skill, "Skills are required"), { error: "Skills are required" })
  .max(profileListMaximum, `At most ${profileListMaximum} skills`)
  .transform((list) => [...new Set(list.map((skill) => skill.trim()).filter(Boolean))])
  .refine((list) => list.length > 0, "Skills are required");

export const profileDraft = z.object({
  title: requiredText(textLimits.title, "Job title is required"),
  summary: requiredText(textLimits.summary, "Professional summary is required"),
  skills,
  location: requiredText(textLimits.line, "Location is required"),
  phoneNumber: optionalText(textLimits.phone),
  experience: entries(experienceEntry, parseExperience, "Work experience"),
  education: entries(educationEntry, parseEducation, "Education"),
  resumeUrl: optionalText(textLimits.url),
});
export type ProfileDraft = z.input<typeof profileDraft>;
export type ParsedProfile = z.output<typeof profileDraft>;

const profile = z.object({
  id: z.string(),
  userId: z.string(),
  title: z.string(),
  summary: z.string(),
  skills: z.array(z.string()),
  experience: z.array(
    z.union([
      z.string(),
      z.object({
        title: z.string(),
        company: z.string(),
        startDate: z.string(),
        endDate: z.string().nullable(),
      }),
    ]),
  ),
  education: z.array(
    z.union([
      z.string(),
      z.object({
        degree: z.string(),
        field: z.string(),
        school: z.string(),
        year: z.union([z.string(), z.int()]),
      }),
    ]),
  ),
  resumeUrl: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  location: z.string(),
  createdAt: instant,
  updatedAt: instant,
});
export type Profile = z.input<typeof profile>;

export const getProfile = endpoint({
  method: "GET",
  path: "/api/profile",
  summary: "The caller's candidate profile",
  access: "signed-in",
  nothing: 404,
  reply: profile,
});

export const createProfile = endpoint({
  method: "POST",
  path: "/api/profile",
  summary: "Make the caller's candidate profile",
  access: "signed-in",
  status: 201,
  body: profileDraft,
  reply: profile,
});

export const saveProfile = endpoint({
  method: "PUT",
  path: "/api/profile",
  summary: "Replace the caller's candidate profile",
  access: "signed-in",
  body: profileDraft,
  reply: profile,
});
