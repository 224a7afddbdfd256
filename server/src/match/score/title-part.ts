import { nearness } from "#match/reading/find-occupations.ts";
import type { ReadPerson } from "#match/reading/read-person.ts";
import type { Part } from "./reason.ts";
import type { WeighedJob } from "./weighed-job.ts";

/** An occupation less near than this is another one. */
const leastNear = 0.15;

export const titlePart = (job: WeighedJob, person: ReadPerson): Part => {
  const { credit, title } = nearestTo(job, person);
  const isUnknown = job.occupations.length === 0 || person.titles.length === 0;
  const isNear = credit >= leastNear;
  return {
    kind: "title",
    name: "",
    need: null,
    most: job.most.title,
    credit: isNear ? credit : 0,
    state: isUnknown ? "unknown" : stateOf(credit),
    found: title && isNear ? [title.where] : [],
    asked: [],
  };
};

const stateOf = (near: number) => {
  if (near >= 0.9) return "found";
  return near >= leastNear ? "near" : "missing";
};

interface Nearest {
  credit: number;
  /** The first of a person's titles that is so near. */
  index: number;
}
const notNear: Nearest = { credit: 0, index: 0 };

/** What was found for an occupation, since a person is compared with many jobs. */
const known = new WeakMap<ReadPerson, Map<number, Nearest>>();

const nearestTo = (job: WeighedJob, person: ReadPerson) => {
  let best = notNear;
  for (const { occupation, likeness } of job.occupations) {
    const { credit: near, index } = nearestOf(person, occupation);
    const credit = likeness * near;
    if (credit > best.credit || (credit === best.credit && index < best.index))
      best = { credit, index };
  }
  return { credit: best.credit, title: person.titles[best.index] };
};

const nearestOf = (person: ReadPerson, occupation: number): Nearest => {
  const ofPerson = known.get(person) ?? new Map<number, Nearest>();
  known.set(person, ofPerson);
  const nearest = ofPerson.get(occupation) ?? findNearest(person, occupation);
  ofPerson.set(occupation, nearest);
  return nearest;
};

const findNearest = ({ titles }: ReadPerson, occupation: number): Nearest => {
  let best = notNear;
  for (const [index, { occupations }] of titles.entries())
    for (const had of occupations) {
      const credit = had.likeness * nearness(occupation, had.occupation);
      if (credit > best.credit) best = { credit, index };
    }
  return best;
};
