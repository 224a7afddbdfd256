import * as z from "zod";
import { describeEndpoints } from "#endpoint.ts";
import { instant } from "#values/instant.ts";
import { revision } from "#values/revision.ts";
import { profileChanges, profileDraft } from "./profile-draft.ts";
import { ownSkill } from "./profile-skills.ts";
import * as endpoints from "./profiles.ts";
import { languageLevels } from "./profiles.ts";

export const profile = z.object({
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
        dash: z.string().optional(),
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
  languages: z.array(z.object({ name: z.string(), level: z.enum(languageLevels) })),
  /** Whole US dollars a year; nobody else reads it. */
  wantedSalary: z.int().nullable(),
  willMove: z.boolean(),
  /** Skills that the person said are not theirs: no match finds them. */
  notSkills: z.array(z.string()),
  revision,
  createdAt: instant,
  updatedAt: instant,
});
export type Profile = z.input<typeof profile>;

export const profileEndpoints = describeEndpoints(endpoints, {
  getProfile: {
    summary: "The caller's candidate profile",
    refusals: ["missing"],
    reply: profile,
  },
  createProfile: {
    summary: "Make the caller's candidate profile",
    status: 201,
    body: profileDraft,
    reply: profile,
  },
  saveProfile: {
    summary: "Replace the caller's candidate profile",
    refusals: ["missing"],
    body: profileChanges,
    reply: profile,
  },
  markSkill: {
    summary: "Say of one skill that the caller has it, or that they have not",
    refusals: ["missing"],
    body: ownSkill,
    reply: profile,
  },
});
