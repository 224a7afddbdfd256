import { categories, experienceLevels, jobTypes } from "@rolecall/contract/job.ts";
import {
  countCap,
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
import { countChoices, countEach } from "./job-facets.queries.ts";
import { readWanted } from "./search-clauses.service.ts";
import { findingWords, readPlace } from "./search-filter.service.ts";

/** The values of each list, and what choosing one asks for. */
const lists = {
  type: jobTypes.map((value) => ({ value, choice: { type: value } })),
  category: categories.map((value) => ({ value, choice: { category: value } })),
  experienceLevel: experienceLevels.map((value) => ({ value, choice: { level: value } })),
  salary: salaryRangeNames.map((value) => ({ value, choice: salaryRanges[value] })),
};
const listNames = Object.keys(lists) as List[];
const noChoice: Choices = {};

/** What each choice of a search's filters would give; and, where it finds nothing, what to drop. */
export const countJobsByChoice = async (db: Db, search: JobFilter): Promise<JobFacets> => {
  const [wanted, place] = await Promise.all([readWanted(db, search), readPlace(db, search)]);
  const chosen = chosenFrom(search);
  const besides = (left?: List) => choicesBesides(chosen, left);
  const isChosen = (list: List) => Object.values(chosen[list]).some((value) => value !== undefined);

  const ids = namedIds(search);
  const { without } = wanted;
  const words = await findingWords(db, {
    search,
    wanted,
    filter: { ...place, ids, without, ...besides() },
  });
  const filter: Filter = {
    ...place,
    lexemes: allOf([words, place.lexemes]),
    without,
    // What cannot be read finds nothing.
    ids: wanted.unreadable ? [] : ids,
  };

  // A list is counted without its own choice; those where nothing is chosen among the same jobs.
  const counts = await countChoices(db, [
    {
      filter: { ...filter, ...besides() },
      choices: [noChoice, ...listNames.filter((list) => !isChosen(list)).flatMap(choicesOf)],
    },
    ...listNames
      .filter(isChosen)
      .map((list) => ({ filter: { ...filter, ...besides(list) }, choices: choicesOf(list) })),
  ]);
  const tally = <Value>(list: readonly { value: Value; choice: Choices }[]) =>
    list.map(({ value, choice }) => ({ value, ...toCount(counts.get(choice)) }));
  const dropping: Partial<Record<SearchFilter, Filter>> = {
    ...(search.query?.trim() && { query: { ...place, ids, ...besides() } }),
    ...(search.location?.trim() && {
      location: { ...filter, lexemes: words, placePart: undefined, ...besides() },
    }),
  };
  for (const list of listNames.filter(isChosen)) dropping[list] = { ...filter, ...besides(list) };
  return {
    total: toCount(counts.get(noChoice)),
    type: tally(lists.type),
    category: tally(lists.category),
    experienceLevel: tally(lists.experienceLevel),
    salaryRange: tally(lists.salary),
    without: counts.get(noChoice) === 0 ? await countWithout(db, dropping) : [],
  };
};

const choicesOf = (list: List): Choices[] => lists[list].map(({ choice }) => choice);

const toCount = (jobs = 0) => ({ jobs: Math.min(jobs, countCap), capped: jobs > countCap });

const countWithout = async (db: Db, dropping: Partial<Record<SearchFilter, Filter>>) => {
  const entries = Object.entries(dropping) as [SearchFilter, Filter][];
  const counts = await countEach(
    db,
    entries.map(([, filter]) => filter),
  );
  return entries.map(([filter], index) => ({ filter, ...toCount(counts[index]) }));
};
