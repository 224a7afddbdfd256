import type { JobInput, PersonInput } from "#match/match-input.ts";
import { matchVersion } from "#match/match-version.ts";
import { nearness } from "#match/reading/find-occupations.ts";
import { readJob, type ReadJob, type ReadSkill } from "#match/reading/read-job.ts";
import { readPerson, withSkill, type ReadPerson } from "#match/reading/read-person.ts";
import { sharedWords } from "#match/reading/words.ts";
import { vocabulary } from "#match/vocabulary/vocabulary.ts";
import { reasonKinds, type Part, type Reason } from "./reason.ts";
import { roundedTogether, wholeShares } from "./shares.ts";
import { creditOfSkill, weightOfSkill } from "./skill-parts.ts";
import { languagePart, levelPart, placePart, type Against } from "./told-parts.ts";

export interface Match {
  score: number | null;
  version: string;
  reasons: Reason[];
}

/** What each kind could give of the 100 points, where the job has it. */
const weights = { title: 30, skills: 40, words: 30 } as const;
/** Texts of one field have a cosine of 0.4; that is all that words can say. */
const cosineFactor = 2.5;
const mostWordsNamed = 5;
/** An occupation less near than this is another one. */
const leastNear = 0.15;

export interface JobRead {
  input: JobInput;
  read: ReadJob;
}
export interface PersonRead {
  input: PersonInput;
  read: ReadPerson;
}
export const jobRead = (input: JobInput): JobRead => ({ input, read: readJob(input) });
export const personRead = (input: PersonInput): PersonRead => ({ input, read: readPerson(input) });

const noMatch: Match = { score: null, version: matchVersion, reasons: [] };

const knowsNothing = (side: { titles: number; skills: number; words: number }) =>
  side.titles + side.skills + side.words === 0;

/** How well a person fits a job, and of what that is made. */
export const matchOf = (job: JobRead, person: PersonRead): Match => {
  const parts = partsOf(job, person);
  if (!parts) return noMatch;
  const reasons = reasonsOf(parts);
  const score = scoreOf(parts);
  const withGain = reasons.map((reason) =>
    reason.kind === "skill" && reason.state === "missing"
      ? { ...reason, gain: gainOf(job, person, { name: reason.name, score }) }
      : reason,
  );
  return { score, version: matchVersion, reasons: withGain.toSorted(byWeight) };
};

/** The score alone: the same as that of `matchOf`. */
export const scoreOnly = (job: JobRead, person: PersonRead): number | null => {
  const parts = partsOf(job, person);
  return parts && scoreOf(parts);
};

/** The score with one more skill, less the one without: counted, not estimated. */
const gainOf = (job: JobRead, person: PersonRead, was: { name: string; score: number }) => {
  const more = { ...person, read: withSkill(person.read, was.name) };
  return (scoreOnly(job, more) ?? was.score) - was.score;
};

const byWeight = (a: Reason, b: Reason) =>
  b.points - a.points ||
  (b.gain ?? 0) - (a.gain ?? 0) ||
  reasonKinds.indexOf(a.kind) - reasonKinds.indexOf(b.kind) ||
  b.most - a.most ||
  (a.name < b.name ? -1 : Number(a.name > b.name));

interface Parts {
  giving: Part[];
  against: Against[];
}

const partsOf = (job: JobRead, person: PersonRead): Parts | null => {
  const isLanguage = ({ skill }: ReadSkill) =>
    skill !== null && vocabulary().skillKind(skill) === "language";
  const skills = job.read.skills.filter((each) => !isLanguage(each));
  const languages = job.read.skills.filter(isLanguage);
  const jobHas = {
    titles: job.read.occupations.length,
    skills: skills.length,
    words: job.read.words.size,
  };
  const personHas = {
    titles: person.read.titles.length,
    skills: person.read.skills.size,
    words: person.read.words.size,
  };
  if (knowsNothing(jobHas) || knowsNothing(personHas)) return null;

  const skillWeights = skills.map(weightOfSkill);
  const hasSkills = skillWeights.some((weight) => weight > 0);
  const [title = 0, skill = 0, words = 0] = wholeShares(
    [
      jobHas.titles > 0 ? weights.title : 0,
      hasSkills ? weights.skills : 0,
      jobHas.words > 0 ? weights.words : 0,
    ],
    100,
  );
  const shares = wholeShares(skillWeights, skill);
  return {
    giving: [
      titlePart(job.read, person.read, title),
      ...skills.map((each, index): Part => ({
        kind: "skill",
        name: each.name,
        need: each.need,
        most: shares[index] ?? 0,
        asked: each.asked,
        ...creditOfSkill(each, person.read),
      })),
      wordsPart(job.read, person.read, words),
    ],
    against: [
      levelPart(job.input, person.input),
      placePart(job.input, person.input),
      ...languages.map((each) => languagePart(each, person.input, person.read)),
    ],
  };
};

const titlePart = (job: ReadJob, person: ReadPerson, most: number): Part => {
  let credit = 0;
  let best = person.titles[0];
  for (const title of person.titles) {
    const near = likeness(job, title);
    if (near <= credit) continue;
    credit = near;
    best = title;
  }
  const isUnknown = job.occupations.length === 0 || person.titles.length === 0;
  const isNear = credit >= leastNear;
  return {
    kind: "title",
    name: job.title,
    need: null,
    most,
    credit: isNear ? credit : 0,
    state: isUnknown ? "unknown" : stateOf(credit),
    found: best && isNear ? [best.where] : [],
    asked: [{ in: "title", line: job.title }],
  };
};

const stateOf = (near: number) => {
  if (near >= 0.9) return "found";
  return near >= leastNear ? "near" : "missing";
};

const likeness = (job: ReadJob, title: ReadPerson["titles"][number]) => {
  let best = 0;
  for (const wanted of job.occupations)
    for (const had of title.occupations)
      best = Math.max(
        best,
        wanted.likeness * had.likeness * nearness(wanted.occupation, had.occupation),
      );
  return best;
};

const wordsPart = (job: ReadJob, person: ReadPerson, most: number): Part => {
  const { cosine, shared } = sharedWords(job.words, person.words);
  const named = shared.slice(0, mostWordsNamed);
  const linesOf = <Where>(words: ReadonlyMap<number, { where: Where }>) =>
    named.slice(0, 3).flatMap((word) => words.get(word)?.where ?? []);
  const ownState = shared.length > 0 ? "found" : "missing";
  const isUnknown = job.words.size === 0 || person.words.size === 0;
  return {
    kind: "words",
    name: named.map((word) => job.words.get(word)?.written ?? "").join(", "),
    need: null,
    most,
    credit: Math.min(1, cosine * cosineFactor),
    state: isUnknown ? "unknown" : ownState,
    found: linesOf(person.words),
    asked: linesOf(job.words),
  };
};

const given = ({ giving }: Parts) => {
  const exact = giving.map(({ most, credit }) => most * credit);
  const sum = Math.round(exact.reduce((total, points) => total + points, 0) + 1e-9);
  return { exact, sum };
};

/** The most that reasons of one kind take away. */
const mostAgainst = 10;

/** What is taken away together is never more than what was given: the last gives way first. */
const taken = ({ against }: Parts, sum: number): number[] => {
  let left = sum;
  const ofKind = { level: mostAgainst, place: mostAgainst, language: mostAgainst };
  return against.map(({ kind, against: wanted }) => {
    const points = Math.min(wanted, left, ofKind[kind]);
    left -= points;
    ofKind[kind] -= points;
    return points;
  });
};

const scoreOf = (parts: Parts): number => {
  const { sum } = given(parts);
  return taken(parts, sum).reduce((score, points) => score - points, sum);
};

const factsOf = ({ kind, name, need, state, found, asked }: Part | Against) => ({
  kind,
  name,
  need,
  state,
  found,
  asked,
});

const reasonsOf = (parts: Parts): Reason[] => {
  const { exact, sum } = given(parts);
  const points = roundedTogether(exact, sum);
  const less = taken(parts, sum);
  return [
    ...parts.giving.map((part, index) => ({
      ...factsOf(part),
      most: part.most,
      points: points[index] ?? 0,
      gain: null,
    })),
    ...parts.against.map((part, index) => ({
      ...factsOf(part),
      most: 0,
      points: -(less[index] ?? 0) || 0,
      gain: null,
    })),
  ];
};
