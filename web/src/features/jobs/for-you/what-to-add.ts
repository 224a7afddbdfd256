import type { Profile } from "@rolecall/contract/profiles/profiles.schemas.ts";
import { missingSkills } from "#features/profiles/completeness.ts";

type Told = Pick<Profile, "skills" | "experience" | "resumeUrl">;

const inText = new Intl.ListFormat("en-US");

/** What a match reads and a profile leaves out: 'two more skills and your last job'; undefined for nothing. */
export const whatToAdd = (profile: Told): string | undefined => {
  const skills = missingSkills(profile.skills);
  const missing = [
    ...(skills === undefined ? [] : [`${skills} ${skills === "one more" ? "skill" : "skills"}`]),
    ...(profile.experience.length === 0 ? ["your last job"] : []),
    ...(profile.resumeUrl === null ? ["your resume"] : []),
  ];
  return missing.length > 0 ? inText.format(missing) : undefined;
};
