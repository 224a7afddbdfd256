import { profilePhrases } from "#phrases.ts";
import type { Random } from "#random.ts";
import { fill, inWords, uncapitalized, type Slots } from "#slots.ts";
import type { Career } from "./career.ts";

/** Texts about a candidate for the slots of letters, profiles and resumes. */
export const candidateSlots = (
  { years, trade, skills, positions, achievements }: Career,
  home: string,
): Slots => ({
  years: inWords(years),
  field: trade,
  home: home.replace(/,.*/, ""),
  employer: positions[0]?.company ?? "",
  achieved: uncapitalized(achievements[0] ?? ""),
  skill: skills[0] ?? "",
  skill2: skills[1] ?? "",
  skill3: skills[2] ?? "",
});

/** A few sentences in the first person. */
export const summarize = (random: Random, career: Career, home: string): string => {
  const { backgrounds, beginnings, highlights, wishes } = profilePhrases;
  const parts = [career.years > 1 ? backgrounds : beginnings, highlights, wishes];
  return parts.map((part) => fill(random.draw(part), candidateSlots(career, home))).join(" ");
};
