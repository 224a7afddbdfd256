import type { ProfileDraft } from "@rolecall/contract/profiles/profile-draft.ts";
import {
  displayEducation,
  displayExperience,
} from "@rolecall/contract/profiles/profile-entry-lines.ts";
import type { Profile } from "@rolecall/contract/profiles/profiles.schemas.ts";
import type { ProfileFormValues } from "./profile-rules.ts";

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

/** The lines of a text that have anything in them. */
export const linesOf = (text: string) => text.split(/\r?\n/).filter((line) => line.trim() !== "");

/** The form's values as the request's body. */
export const draftOf = (values: ProfileFormValues): ProfileDraft => ({
  ...values,
  experience: linesOf(values.experience),
  education: linesOf(values.education),
});
