import type { ProfileFormValues } from "./profile-rules.ts";

/** So many skills are few: fewer find hardly a search, and give the match little to go by. */
const fewSkills = 3;
const numbers = ["no", "one", "two", "three"];

type Told = Pick<
  ProfileFormValues,
  "title" | "location" | "summary" | "skills" | "experience" | "education" | "resumeUrl"
>;

/** How many more skills a profile needs to be found by: 'three', 'two more'; undefined where it has enough. */
export const missingSkills = ({ length }: readonly string[]): string | undefined =>
  length < fewSkills ? `${numbers[fewSkills - length]}${length > 0 ? " more" : ""}` : undefined;

/** The one thing that a profile lacks most, as a sentence that says why it counts; undefined where all is there. */
export const lackOf = (profile: Told): string | undefined => {
  const missing = missingSkills(profile.skills);
  if (missing !== undefined) return `Employers search by skills: add ${missing}.`;
  const parts: [is: boolean, lack: string][] = [
    [profile.title.trim() !== "", "Employers read a title first: add yours."],
    [profile.location.trim() !== "", "Employers search by place: add your location."],
    [profile.summary.trim() !== "", "Employers read a summary before a resume: add yours."],
    [Boolean(profile.resumeUrl), "Every application takes a resume: upload yours."],
    [profile.experience.trim() !== "", "The match goes by your experience: add your last job."],
    [profile.education.trim() !== "", "Many jobs ask for an education: add yours."],
  ];
  return parts.find(([is]) => !is)?.[1];
};
