import * as z from "zod";
import { endpoint } from "#endpoint.ts";
import { instant } from "#values/instant.ts";
import { revision } from "#values/revision.ts";
import { profileChanges, profileDraft } from "./profile-draft.ts";

export const profileMissingText = "Profile not found";
export const profileExistsText = "Profile already exists";
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
  revision,
  createdAt: instant,
  updatedAt: instant,
});
export type Profile = z.input<typeof profile>;

export const getProfile = endpoint({
  method: "GET",
  path: "/api/profile",
  summary: "The caller's candidate profile",
  access: "signed-in",
  refusals: ["missing"],
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
  refusals: ["missing"],
  body: profileChanges,
  reply: profile,
});
