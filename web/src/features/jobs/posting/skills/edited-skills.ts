import type { SkillNeed } from "@rolecall/contract/match/match.ts";

/** A skill of a job, as it is asked for. */
export interface EditedSkill {
  name: string;
  need: SkillNeed;
}

const keyOf = ({ name }: EditedSkill) => name.toLowerCase();

export const hasSkill = (skills: readonly EditedSkill[], name: string): boolean =>
  skills.some((skill) => keyOf(skill) === name.trim().toLowerCase());

/** Whether two lists ask for the same, in whatever order. */
export const sameSkills = (a: readonly EditedSkill[], b: readonly EditedSkill[]): boolean => {
  const written = (skills: readonly EditedSkill[]) =>
    skills.map((skill) => `${keyOf(skill)} ${skill.need}`).toSorted();
  return JSON.stringify(written(a)) === JSON.stringify(written(b));
};
