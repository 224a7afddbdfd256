import { categories, experienceLevels, jobTypes } from "@rolecall/contract/job.ts";
import {
  type JobFacets,
  type JobFilter,
  salaryRangeNames,
  salaryRanges,
  type SearchFilter,
} from "@rolecall/contract/jobs.ts";
import type { Db } from "#db/db.ts";
import type { Choices, Filter } from "#db/job-matches.ts";
import { allOf } from "#db/tsquery.ts";
import { choicesBesides, chosenFrom, type List, namedIds } from "./chosen.ts";
import { type Count, countChoices, countEach } from "./job-facets.queries.ts";
import { anywhere } from "./lexemes.ts";
import { readWanted } from "./search-clauses.service.ts";
import { correctedWords, readPlace } from "./search-filter.service.ts";

/** The values of each list, and what choosing one asks for. */
const lists = {
  type: jobTypes.map((value) => ({ value, choice: { type: value } })),
  category: categories.map((value) => ({ value, choice: { category: value } })),
  experienceLevel: experienceLevels.map((value) => ({ value, choice: { level: value } })),
  salary: salaryRangeNames.map((value) => ({ value, choice: salaryRanges[value] })),
};
const listNames = Object.keys(lists) as List[];
const noChoice: Choices = {};
/** In a list that has a choice: what stands for none. */
const unchosen: Record<List, Choices> = { type: {}, category: {}, experienceLevel: {}, salary: {} };
const none: Count = { jobs: 0, capped: false };

/** What each choice of a search's filters would give; and, where it finds nothing, what to drop. */
export const countJobsByChoice = async (db: Db, search: JobFilter): Promise<JobFacets> => {
  const [wanted, place] = await Promise.all([readWanted(db, search), readPlace(db, search)]);
  const chosen = chosenFrom(search);
  const besides = (left?: List) => choicesBesides(chosen, left);
  const isChosen = (list: List) => Object.values(chosen[list]).some((value) => value !== undefined);

  const ids = namedIds(search);
  // What cannot be read finds nothing.
  const others = { ...place, without: wanted.without, ids: wanted.unreadable ? [] : ids };

  // A list is counted without its own choice; those where nothing is chosen among the same jobs.
  const countWith = async (words: string) => {
    const filter: Filter = { ...others, lexemes: allOf([words, place.lexemes]) };
    const counts = await countChoices(db, [
      {
        filter: { ...filter, ...besides() },
        choices: [noChoice, ...listNames.filter((list) => !isChosen(list)).flatMap(choicesOf)],
      },
      ...listNames.filter(isChosen).map((list) => ({
        filter: { ...filter, ...besides(list) },
        choices: [unchosen[list], ...choicesOf(list)],
      })),
    ]);
    const countOf = (choice: Choices) => counts.get(choice) ?? none;
    return { words, filter, countOf, total: countOf(noChoice) };
  };
  const asTyped = await countWith(allOf(wanted.clauses.map(anywhere)));
  const corrected = await correctedWords(db, {
    search,
    wanted,
    filter: { ...others, ...besides() },
    found: asTyped.total.jobs,
  });
  const { words, filter, countOf, total } = corrected ? await countWith(corrected) : asTyped;
  const tally = <Value>(list: readonly { value: Value; choice: Choices }[]) =>
    list.map(({ value, choice }) => ({ value, ...countOf(choice) }));
  const dropping: Partial<Record<SearchFilter, Filter>> = {
    ...(search.query?.trim() && { query: { ...place, ids, ...besides() } }),
    ...(search.location?.trim() && {
      location: { ...filter, lexemes: words, placePart: undefined, ...besides() },
    }),
  };
  const withoutList = listNames
    .filter(isChosen)
    .map((list) => ({ filter: list, ...countOf(unchosen[list]) }));
  return {
    total,
    type: tally(lists.type),
    category: tally(lists.category),
    experienceLevel: tally(lists.experienceLevel),
    salaryRange: tally(lists.salary),
    without: total.jobs === 0 ? [...(await countWithout(db, dropping)), ...withoutList] : [],
  };
};

const choicesOf = (list: List): Choices[] => lists[list].map(({ choice }) => choice);

const countWithout = async (db: Db, dropping: Partial<Record<SearchFilter, Filter>>) => {
  const entries = Object.entries(dropping) as [SearchFilter, Filter][];
  const counts = await countEach(
    db,
    entries.map(([, filter]) => filter),
  );
  return entries.map(([filter], index) => ({ filter, ...(counts[index] ?? none) }));
};
