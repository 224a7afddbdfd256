import type { ReadSkill } from "#match/reading/read-job.ts";
import type { Mentions, ReadPerson } from "#match/reading/read-person.ts";
import type { SkillKind } from "#match/vocabulary/skill-kinds.ts";
import { vocabulary } from "#match/vocabulary/vocabulary.ts";
import type { Part } from "./reason.ts";

const kindWeights: Record<SkillKind, number> = {
  licence: 1.5,
  tool: 1,
  knowledge: 0.9,
  skill: 0.7,
  soft: 0.15,
  language: 0,
  group: 0,
};
const needWeights = { required: 1, nice: 0.5 } as const;
/** Of a skill that the vocabulary has not: somebody chose it, so it tells as much as a rare tool. */
const unknownRarity = 4;

/** What a person's skill is worth where another one is asked for. */
export const credits = { same: 1, implying: 0.9, narrower: 0.8, sibling: 0.4 } as const;
/** Skills of a larger group have little in common. */
const largestFamily = 40;
const mostShown = 3;

export const weightOfSkill = ({ skill, need }: ReadSkill): number => {
  const { skillKind, skillRarity } = vocabulary();
  const rarity = skill === null ? unknownRarity : skillRarity(skill);
  const kind = skill === null ? 1 : kindWeights[skillKind(skill)];
  return needWeights[need] * kind * rarity;
};

/** The first place counts half, each further one half of what is left. */
export const confidence = ({ places }: Mentions) => 1 - 0.5 ** places;

interface Credit {
  credit: number;
  state: Part["state"];
  found: Part["found"];
}
const missing: Credit = { credit: 0, state: "missing", found: [] };

/** What a person's skills are worth for each that was asked for, since they are compared with many jobs. */
const known = new WeakMap<ReadPerson, Map<number, Credit>>();

export const creditOfSkill = (asked: ReadSkill, person: ReadPerson): Credit => {
  // What was taken back by a name that the vocabulary has not is compared name by name.
  const isByName = asked.skill === null || person.notSkills.some(({ skill }) => skill === null);
  if (asked.skill === null || isByName) return findCredit(asked, person);
  const ofPerson = known.get(person) ?? new Map<number, Credit>();
  known.set(person, ofPerson);
  const credit = ofPerson.get(asked.skill) ?? findCredit(asked, person);
  ofPerson.set(asked.skill, credit);
  return credit;
};

const findCredit = (asked: ReadSkill, person: ReadPerson): Credit => {
  const { skill, stems } = asked;
  const phrase = ` ${stems.join(" ")} `;
  if (person.notSkills.some((not) => isSame(not, { skill, stems: phrase }))) return missing;
  return skill === null ? creditOfPhrase(phrase, person) : creditOfKnown(skill, person);
};

const isSame = (
  not: { skill: number | null; stems: string },
  asked: { skill: number | null; stems: string },
) => (not.skill !== null && not.skill === asked.skill) || not.stems === asked.stems;

/** By word: the lines that say the name. */
const creditOfPhrase = (phrase: string, person: ReadPerson): Credit => {
  const saying = person.said.filter(({ stems }) => phrase.trim() !== "" && stems.includes(phrase));
  if (saying.length === 0) return missing;
  const places = saying.reduce((sum, { isList }) => sum + (isList ? 2 : 1), 0);
  const found = saying.slice(0, mostShown).map(({ where }) => where);
  return { credit: confidence({ places, lines: [] }), state: "found", found };
};

const creditOfKnown = (skill: number, person: ReadPerson): Credit => {
  let best = missing;
  for (const [had, mentions] of person.skills) {
    if (person.notSkills.some((not) => not.skill === had)) continue;
    const worth = worthOf(had, skill);
    const credit = worth * confidence(mentions);
    if (credit <= best.credit) continue;
    const state = worth > credits.sibling ? "found" : "near";
    best = { credit, state, found: mentions.lines.slice(0, mostShown) };
  }
  return best;
};

const worthOf = (had: number, asked: number): number => {
  if (had === asked) return credits.same;
  const { implies, broader } = vocabulary();
  if (reaches(had, asked, implies)) return credits.implying;
  if (reaches(had, asked, broader)) return credits.narrower;
  return areSiblings(had, asked) ? credits.sibling : 0;
};

/** Whether steps lead from one skill to another; groups are no skills. */
const reaches = (
  from: number,
  to: number,
  next: (skill: number) => Iterable<number>,
  steps = 4,
): boolean => {
  if (steps === 0) return false;
  for (const skill of next(from)) {
    if (skill === to) return true;
    if (vocabulary().skillKind(skill) !== "group" && reaches(skill, to, next, steps - 1))
      return true;
  }
  return false;
};

const areSiblings = (a: number, b: number) => {
  const { broader, skillKind, familySize } = vocabulary();
  if (skillKind(a) !== skillKind(b) || skillKind(a) === "soft") return false;
  const families = broader(b);
  return broader(a).some(
    (family) => families.includes(family) && familySize(family) <= largestFamily,
  );
};
