import { cosineFactor } from "#match/score/cosine-factor.ts";
import type { WeighedJob } from "#match/score/weighed-job.ts";
import { vocabulary } from "#match/vocabulary/vocabulary.ts";
import {
  groupOf,
  heaviest,
  raise,
  shareOfGroup,
  type Term,
  termOf,
  weightsInText,
} from "./term.ts";

/** More of them find hardly a job more. */
const mostTerms = 12;
const mostWords = 4;

/** The terms by which a job is found: those that could give most, each with its points. */
export const termsOfJob = (job: WeighedJob): Term[] => {
  const terms = new Map<number, number>();
  for (const { occupation, likeness } of job.occupations) {
    const group = groupOf(vocabulary().soc[occupation]);
    const title = job.most.title * likeness;
    raise(
      terms,
      termOf("occupation", occupation),
      group === null ? title : title * (1 - shareOfGroup),
    );
    if (group !== null) raise(terms, termOf("group", group), title * shareOfGroup);
  }
  for (const { asked, most } of job.skills)
    if (asked.skill !== null) raise(terms, termOf("skill", asked.skill), most);
  const words = weightsInText(job.words).map(({ term, weight }) => ({
    term,
    weight: job.most.words * cosineFactor * weight,
  }));
  for (const { term, weight } of heaviest(words, mostWords)) raise(terms, term, weight);
  return heaviest(
    [...terms].map(([term, weight]) => ({ term, weight })),
    mostTerms,
  );
};
