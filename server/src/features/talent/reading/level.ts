import type { ExperienceLevel } from "@rolecall/contract/jobs/job.ts";
import type { PersonInput } from "#match/match-input.ts";
import { levelOf } from "#match/score/told-parts.ts";

/** The level by the years of posts; without any it is the first. */
export const levelIn = (person: PersonInput): ExperienceLevel => levelOf(person) ?? "entry";

/** Years of posts are counted in months. */
const furthestMonths = 6 * 12;

/** The first day of the month in which a post that goes on makes another level; null where none does. */
export const nextLevelOn = (person: PersonInput): string | null => {
  const now = levelIn(person);
  const [year = 0, month = 1] = person.today.split("-").map(Number);
  const dayAfter = (months: number) =>
    new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  const levelAfter = (months: number) => levelIn({ ...person, today: dayAfter(months) });
  if (levelAfter(furthestMonths) === now) return null;
  // The level never falls as time goes on.
  let before = 0;
  let reached = furthestMonths;
  while (reached - before > 1) {
    const middle = Math.floor((before + reached) / 2);
    if (levelAfter(middle) === now) before = middle;
    else reached = middle;
  }
  return dayAfter(reached);
};

type Profile = NonNullable<PersonInput["profile"]>;

/** The level of somebody whose posts are known, today. */
export const levelToday = ({ title, experience }: Pick<Profile, "title" | "experience">) =>
  levelIn({
    names: [],
    profile: {
      title,
      summary: "",
      skills: [],
      notSkills: [],
      experience,
      education: [],
      languages: [],
      location: "",
      place: null,
      willMove: false,
    },
    resume: [],
    today: new Date().toISOString().slice(0, 10),
  });
