import { profileDraft } from "@rolecall/contract/profile-draft.ts";
import { displayEducation, displayExperience } from "@rolecall/contract/profile-entries.ts";
import type { Profile } from "@rolecall/contract/profiles.ts";
import * as z from "zod";

/** The form writes lists as lines of text; the rules of the other fields are the profile's own. */
export const profileForm = profileDraft
  .omit({ experience: true, education: true })
  .extend({ experience: z.string(), education: z.string() });

export type ProfileFormValues = z.input<typeof profileForm>;

export const formValuesOf = (profile: Profile | null): ProfileFormValues => ({
  title: profile?.title ?? "",
  summary: profile?.summary ?? "",
  skills: profile?.skills ?? [],
  location: profile?.location ?? "",
  phoneNumber: profile?.phoneNumber ?? "",
  experience: profile?.experience.map(displayExperience).join("\n") ?? "",
  education: profile?.education.map(displayEducation).join("\n") ?? "",
  resumeUrl: profile?.resumeUrl ?? null,
});

const linesOf = (text: string) => text.split(/\r?\n/).filter((line) => line.trim() !== "");

/** What the form's values are in the request. */
export const draftOf = (values: ProfileFormValues): z.input<typeof profileDraft> => ({
  ...values,
  experience: linesOf(values.experience),
  education: linesOf(values.education),
});
