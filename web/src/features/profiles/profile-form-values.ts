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
  languages: profile?.languages ?? [],
  wantedSalary: profile?.wantedSalary?.toString() ?? "",
  willMove: profile?.willMove ?? false,
  notSkills: profile?.notSkills ?? [],
});

/** The lines of a text that have anything in them. */
export const linesOf = (text: string) => text.split(/\r?\n/).filter((line) => line.trim() !== "");

/** Whole dollars as they were typed, '65,000' or '$65000'; null for none, undefined for what is no number. */
export const salaryOf = (typed: string): number | null | undefined => {
  const digits = typed.trim().replace(/^\$\s*|[,\s]/g, "");
  if (digits === "") return null;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
};

/** The form's values as the request's body. */
export const draftOf = (values: ProfileFormValues): ProfileDraft => ({
  ...values,
  experience: linesOf(values.experience),
  education: linesOf(values.education),
  languages: (values.languages ?? []).filter(({ name }) => name.trim() !== ""),
  wantedSalary: salaryOf(values.wantedSalary ?? "") ?? null,
});
