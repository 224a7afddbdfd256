import type { JobFacts, JobInput, PersonInput } from "#match/match-input.ts";
import { matchVersion } from "#match/match-version.ts";
import { readJob, type ReadJob } from "#match/reading/read-job.ts";
import { readPerson, withSkill, type ReadPerson } from "#match/reading/read-person.ts";
import { reasonKinds, type Part, type Reason } from "./reason.ts";
import { roundedTogether } from "./shares.ts";
import { creditOfSkill } from "./skill-parts.ts";
import { titlePart } from "./title-part.ts";
import { languagePart, levelPart, placePart, type Against } from "./told-parts.ts";
import { weighed, type WeighedJob } from "./weighed-job.ts";
import { toldWords, wordsPart } from "./words-part.ts";

export interface Match {
  score: number | null;
  version: string;
  reasons: Reason[];
}

/** A job as far as its score is made of it. */
export interface ScoredJob {
  input: JobFacts;
  weighed: WeighedJob;
}
export interface JobRead extends ScoredJob {
  input: JobInput;
  read: ReadJob;
}
export interface PersonRead {
  input: PersonInput;
  read: ReadPerson;
}
export const jobRead = (input: JobInput): JobRead => {
  const read = readJob(input);
  return { input, read, weighed: weighed(read) };
};
export const personRead = (input: PersonInput): PersonRead => ({ input, read: readPerson(input) });

const noMatch: Match = { score: null, version: matchVersion, reasons: [] };

const knowsNothing = (side: { titles: number; skills: number; words: number }) =>
  side.titles + side.skills + side.words === 0;

/** How well a person fits a job, and of what that is made. */
export const matchOf = (job: JobRead, person: PersonRead): Match => {
  const parts = partsOf(job, person);
  if (!parts) return noMatch;
  const told = { ...parts, giving: parts.giving.map((part) => toldPart(part, job, person)) };
  const reasons = reasonsOf(told);
  const score = scoreOf(parts);
  const withGain = reasons.map((reason) =>
    reason.kind === "skill" && reason.state === "missing"
      ? { ...reason, gain: gainOf(job, person, { name: reason.name, score }) }
      : reason,
  );
  return { score, version: matchVersion, reasons: withGain.toSorted(byWeight) };
};

/** A reason's name and lines, where they are not known before. */
const toldPart = (part: Part, job: JobRead, person: PersonRead): Part => {
  if (part.kind === "title")
    return { ...part, name: job.read.title, asked: [{ in: "title", line: job.read.title }] };
  return part.kind === "words" ? { ...part, ...toldWords(job.read, person.read) } : part;
};

/** The score alone: the same as that of `matchOf`. */
export const scoreOnly = (job: ScoredJob, person: PersonRead): number | null => {
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

const partsOf = ({ input, weighed: job }: ScoredJob, person: PersonRead): Parts | null => {
  const jobHas = {
    titles: job.occupations.length,
    skills: job.skills.length,
    words: job.words.size,
  };
  const personHas = {
    titles: person.read.titles.length,
    skills: person.read.skills.size,
    words: person.read.words.size,
  };
  if (knowsNothing(jobHas) || knowsNothing(personHas)) return null;
  return {
    giving: [
      titlePart(job, person.read),
      ...job.skills.map(({ asked, most }): Part => ({
        kind: "skill",
        name: asked.name,
        need: asked.need,
        most,
        asked: asked.asked,
        ...creditOfSkill(asked, person.read),
      })),
      wordsPart(job, person.read),
    ],
    against: [
      levelPart(input, person.input),
      placePart(input, person.input),
      ...job.languages.map((each) => languagePart(each, person.input, person.read)),
    ],
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

/** Lines in which several things stand are named once. */
const factsOf = ({ kind, name, need, state, found, asked }: Part | Against) => ({
  kind,
  name,
  need,
  state,
  found: onceEach(found),
  asked: onceEach(asked),
});

const onceEach = <Line>(lines: Line[]): Line[] => [
  ...new Map(lines.map((line) => [JSON.stringify(line), line])).values(),
];

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
