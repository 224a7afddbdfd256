import type { ReadJob } from "#match/reading/read-job.ts";
import type { ReadPerson } from "#match/reading/read-person.ts";
import { cosineOf, sharedWords, tellingWords } from "#match/reading/words.ts";
import { cosineFactor } from "./cosine-factor.ts";
import type { Part } from "./reason.ts";
import type { WeighedJob } from "./weighed-job.ts";

const mostWordsNamed = 5;
const mostLines = 3;

export const wordsPart = (job: WeighedJob, person: ReadPerson): Part => {
  const cosine = cosineOf(job.words, person.words);
  const ownState = cosine > 0 ? "found" : "missing";
  const isUnknown = job.words.size === 0 || person.words.size === 0;
  return {
    kind: "words",
    name: "",
    need: null,
    most: job.most.words,
    credit: Math.min(1, cosine * cosineFactor),
    state: isUnknown ? "unknown" : ownState,
    found: [],
    asked: [],
  };
};

/** The words that both say, and where first; where there are none, those that the job says. */
export const toldWords = (
  job: ReadJob,
  person: ReadPerson,
): Pick<Part, "name" | "found" | "asked"> => {
  const shared = sharedWords(job.words, person.words);
  const named = (shared.length > 0 ? shared : tellingWords(job.words)).slice(0, mostWordsNamed);
  const linesOf = <Where>(words: ReadonlyMap<number, { where: Where }>) =>
    named.slice(0, mostLines).flatMap((word) => words.get(word)?.where ?? []);
  return {
    name: named.map((word) => job.words.get(word)?.written ?? "").join(", "),
    found: linesOf(person.words),
    asked: linesOf(job.words),
  };
};
