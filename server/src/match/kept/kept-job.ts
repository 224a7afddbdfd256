import type { ReadSkill } from "#match/reading/read-job.ts";
import { stemsOf } from "#match/reading/stems-of.ts";
import { flatWords } from "#match/reading/words.ts";
import type { WeighedJob } from "#match/score/weighed-job.ts";
import { vocabulary } from "#match/vocabulary/vocabulary.ts";

/** The name stands there where it is not that of the vocabulary. */
type KeptSkill = [skill: number | null, isRequired: 0 | 1, most: number, name?: string];

/**
 * What was read in a job's texts, without the lines: enough for its score, and short enough that thousands are
 * read at once. Numbers are those of the vocabulary, and points those of the formula, of one version.
 */
export interface KeptJob {
  most: [title: number, words: number];
  occupations: [occupation: number, likeness: number][];
  skills: KeptSkill[];
  languages: KeptSkill[];
  /** Each word, and behind it how often it is said. */
  words: number[];
  /** Of the words together. */
  length: number;
}

export const keptJob = ({ most, occupations, skills, languages, words }: WeighedJob): KeptJob => {
  const { flat, length } = flatWords(words);
  return {
    most: [most.title, most.words],
    occupations: occupations.map(({ occupation, likeness }) => [occupation, likeness]),
    skills: skills.map((each) => keptSkill(each.asked, each.most)),
    languages: languages.map((each) => keptSkill(each, 0)),
    words: [...flat],
    length,
  };
};

const keptSkill = ({ skill, need, name }: ReadSkill, most: number): KeptSkill => {
  const isRequired = need === "required" ? 1 : 0;
  return skill !== null && vocabulary().skillName(skill) === name
    ? [skill, isRequired, most]
    : [skill, isRequired, most, name];
};

/** A job as it was read, but for what its reasons show. */
export const weighedOfKept = ({ most, words, length, ...kept }: KeptJob): WeighedJob => ({
  most: { title: most[0], words: most[1] },
  occupations: kept.occupations.map(([occupation, likeness]) => ({ occupation, likeness })),
  skills: kept.skills.map((each) => ({ asked: skillOfKept(each), most: each[2] })),
  languages: kept.languages.map(skillOfKept),
  words: { flat: words, size: words.length / 2, length },
});

const skillOfKept = ([skill, isRequired, , name]: KeptSkill): ReadSkill =>
  new SkillOfKept(skill, isRequired, name);

class SkillOfKept implements ReadSkill {
  readonly skill: number | null;
  readonly need: ReadSkill["need"];
  readonly asked = [];
  readonly #name: string | undefined;

  constructor(skill: number | null, isRequired: 0 | 1, name: string | undefined) {
    this.skill = skill;
    this.need = isRequired ? "required" : "nice";
    this.#name = name;
  }

  get name(): string {
    return this.#name ?? (this.skill === null ? "" : vocabulary().skillName(this.skill));
  }

  /** Few of them are asked for. */
  get stems(): string[] {
    return stemsOf(this.name);
  }
}
