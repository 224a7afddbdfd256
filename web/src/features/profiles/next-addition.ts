interface Told {
  skills: readonly unknown[];
  resumeUrl: string | null | undefined;
  experience: string | readonly unknown[] | null | undefined;
}

/** By so many skills employers find somebody. */
const fewSkills = 3;
const inWords = ["three", "two more", "one more"];

/** What would help most next, in one line; null where nothing is missing. */
export const nextAddition = ({ skills, resumeUrl, experience }: Told): string | null => {
  const missing = inWords[skills.length];
  if (skills.length < fewSkills && missing) return `Employers search by skills: add ${missing}.`;
  if (!resumeUrl) return "With a resume here you apply in two clicks: upload yours.";
  return experience?.length ? null : "Employers read your work experience first: add it.";
};
