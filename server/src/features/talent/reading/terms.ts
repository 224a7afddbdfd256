import type { MeantOccupation } from "#match/reading/find-occupations.ts";
import type { CountedWords } from "#match/reading/words.ts";
// What a person and a job have of the vocabulary, as numbers with weights. The sum of the products of both is
// near the score that they have together, near enough to choose whom to score.
import type { JobRead, PersonRead } from "#match/score/match.ts";
import { weightOfSkill } from "#match/score/skill-parts.ts";
import { vocabulary } from "#match/vocabulary/vocabulary.ts";

/** Weights by term. */
export type Terms = Map<number, number>;

/** Each kind of term has numbers of its own. */
const kinds = { skill: 1, word: 2, occupation: 3, soc: 4, isco: 9 } as const;
const perKind = 100_000_000;
const termOf = (kind: number, number: number) => kind * perKind + number;

const most = { skills: 30, words: 30, occupations: 16 } as const;
/** What each kind gives of a score, as in the formula; words by their cosine. */
const shares = { title: 30, skills: 40, words: 75 } as const;

const add = (terms: Terms, term: number, weight: number) => {
  terms.set(term, Math.max(weight, terms.get(term) ?? 0));
};

const heaviest = (terms: Terms, count: number): [number, number][] =>
  [...terms].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, count);

/** An occupation, and the groups around it: together they give what the formula does for being so near. */
const steps = [
  [1_000_000, 0.2],
  [10_000, 0.25],
  [1_000, 0.25],
  [100, 0.2],
  [1, 0.05],
] as const;

const occupationTerms = (occupation: number): [number, number][] => {
  const { soc, isco } = vocabulary();
  const code = soc[occupation] ?? 0;
  const group = isco[occupation] ?? 0;
  const own: [number, number] = [termOf(kinds.occupation, occupation), 0.05];
  if (code > 0)
    return [
      own,
      ...steps.map(([size, worth], step): [number, number] => [
        termOf(kinds.soc + step, Math.floor(code / size)),
        worth,
      ]),
    ];
  if (group === 0) return [[own[0], 1]];
  return [
    [own[0], 0.2],
    [termOf(kinds.isco, group), 0.4],
    [termOf(kinds.isco + 1, Math.floor(group / 10)), 0.4],
  ];
};

const addOccupations = (terms: Terms, occupations: readonly MeantOccupation[], share: number) => {
  for (const { occupation, likeness } of occupations)
    for (const [term, worth] of occupationTerms(occupation))
      add(terms, term, worth * likeness * share);
};

const addWords = (terms: Terms, words: CountedWords<unknown>, share: number) => {
  const weights = new Map(
    [...words].map(([word, { count }]) => [
      termOf(kinds.word, word),
      (1 + Math.log(count)) * vocabulary().wordWeight(word),
    ]),
  );
  const length = Math.sqrt([...weights.values()].reduce((sum, weight) => sum + weight ** 2, 0));
  for (const [term, weight] of heaviest(weights, most.words))
    add(terms, term, (share * weight) / (length || 1));
};

/** A skill also stands for what it implies and what is broader. */
const around = (skill: number): [number, number][] => {
  const { implies, broader, skillKind } = vocabulary();
  const isGroup = (one: number) => skillKind(one) === "group";
  return [
    [skill, 1],
    ...[...implies(skill)].map((one): [number, number] => [one, 0.9]),
    ...[...broader(skill)]
      .filter((one) => !isGroup(one))
      .map((one): [number, number] => [one, 0.8]),
  ];
};

/** The terms of a person, each of at most 1. */
export const termsOfPerson = ({ read }: PersonRead): Terms => {
  const terms: Terms = new Map();
  const skills: Terms = new Map();
  const denied = new Set(read.notSkills.map(({ skill }) => skill));
  for (const [skill, { places }] of read.skills) {
    if (denied.has(skill)) continue;
    for (const [one, worth] of around(skill))
      add(skills, termOf(kinds.skill, one), worth * (1 - 0.5 ** places));
  }
  for (const [term, weight] of heaviest(skills, most.skills)) add(terms, term, weight);
  const occupations: Terms = new Map();
  for (const title of read.titles) addOccupations(occupations, title.occupations, 1);
  for (const [term, weight] of heaviest(occupations, most.occupations)) add(terms, term, weight);
  addWords(terms, read.words, 1);
  return terms;
};

/** The terms of a job, each with what it could give of the 100 points. */
export const termsOfJob = ({ read }: JobRead): Terms => {
  const terms: Terms = new Map();
  addOccupations(terms, read.occupations, shares.title);
  const weights = read.skills.map(weightOfSkill);
  const sum = weights.reduce((total, weight) => total + weight, 0) || 1;
  for (const [index, { skill }] of read.skills.entries())
    if (skill !== null)
      add(terms, termOf(kinds.skill, skill), (shares.skills * (weights[index] ?? 0)) / sum);
  addWords(terms, read.words, shares.words);
  return terms;
};
