import type { ReadJob, ReadSkill } from "#match/reading/read-job.ts";
import type { WordsOfText } from "#match/reading/words.ts";
import { vocabulary } from "#match/vocabulary/vocabulary.ts";
import { wholeShares } from "./shares.ts";
import { weightOfSkill } from "./skill-parts.ts";

/** What each kind could give of the 100 points, where the job has it. */
const weights = { title: 30, skills: 40, words: 30 } as const;
/** What a job does not tell is shared out among the rest, each at most by half: who knows less promises less. */
const mostStretched = 1.5;

/** A job with the most points that its title, its words and each of its skills could give. */
export interface WeighedJob extends Pick<ReadJob, "occupations"> {
  words: WordsOfText;
  /** Of the title and of the words. */
  most: { title: number; words: number };
  skills: { asked: ReadSkill; most: number }[];
  /** They give nothing; where one is missing it takes points away. */
  languages: ReadSkill[];
}

const isLanguage = ({ skill }: ReadSkill) =>
  skill !== null && vocabulary().skillKind(skill) === "language";

export const weighed = ({ occupations, skills: all, words }: ReadJob): WeighedJob => {
  const skills = all.filter((each) => !isLanguage(each));
  const skillWeights = skills.map(weightOfSkill);
  const hasSkills = skillWeights.some((weight) => weight > 0);
  const told = [
    occupations.length > 0 ? weights.title : 0,
    hasSkills ? weights.skills : 0,
    words.size > 0 ? weights.words : 0,
  ];
  const [ofTitle = 0, ofSkills = 0, ofWords = 0] = wholeShares(told, 100).map((share, index) =>
    Math.min(share, (told[index] ?? 0) * mostStretched),
  );
  const shares = wholeShares(skillWeights, ofSkills);
  return {
    occupations,
    words,
    most: { title: ofTitle, words: ofWords },
    skills: skills.map((asked, index) => ({ asked, most: shares[index] ?? 0 })),
    languages: all.filter(isLanguage),
  };
};
