import type { ReadPerson } from "#match/reading/read-person.ts";
import { confidence, credits } from "#match/score/skill-parts.ts";
import { vocabulary } from "#match/vocabulary/vocabulary.ts";
import { groupOf, heaviest, raise, type Term, termOf, weightsInText } from "./term.ts";

const mostTitles = 8;
const mostSkills = 16;
const mostWords = 8;

/** The terms by which jobs are found for a person, each with the share of its points that they would get. */
export const termsOfPerson = (person: ReadPerson): Term[] => [
  ...titleTerms(person),
  ...skillTerms(person),
  ...wordTerms(person),
];

const titleTerms = ({ titles }: ReadPerson) => {
  const terms = new Map<number, number>();
  for (const { occupations } of titles)
    for (const { occupation, likeness } of occupations) {
      raise(terms, termOf("occupation", occupation), likeness);
      const group = groupOf(vocabulary().soc[occupation]);
      if (group !== null) raise(terms, termOf("group", group), likeness);
    }
  return heaviest(asTerms(terms), mostTitles);
};

const skillTerms = ({ skills, notSkills }: ReadPerson) => {
  const { skillKind, skillRarity, implies, broader } = vocabulary();
  const worth = new Map<number, number>();
  for (const [skill, mentions] of skills) {
    if (notSkills.some((not) => not.skill === skill)) continue;
    const sure = confidence(mentions);
    raise(worth, skill, sure * credits.same);
    for (const other of implies(skill)) raise(worth, other, sure * credits.implying);
    for (const other of broader(skill))
      if (skillKind(other) !== "group") raise(worth, other, sure * credits.narrower);
  }
  // Those first that are rarely asked for: jobs that ask for them are found by nothing else.
  return [...worth]
    .map(([skill, weight]) => ({ skill, weight, telling: weight * skillRarity(skill) }))
    .toSorted((a, b) => b.telling - a.telling || a.skill - b.skill)
    .slice(0, mostSkills)
    .map(({ skill, weight }) => ({ term: termOf("skill", skill), weight }));
};

const wordTerms = ({ words }: ReadPerson) => heaviest(weightsInText(words), mostWords);

const asTerms = (terms: ReadonlyMap<number, number>): Term[] =>
  [...terms].map(([term, weight]) => ({ term, weight }));
