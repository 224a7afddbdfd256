import type { Alert, KeptSearch } from "@rolecall/contract/alerts/alerts.schemas.ts";
import { salaryRanges } from "@rolecall/contract/jobs/jobs.ts";
import { answerShares, type JobFilters } from "#features/jobs/search/job-filters.ts";

const whatIsSet = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]?: Exclude<Values[Name], undefined>;
  };

/**
 * The search of an address as one to keep. Its order is no part of it, nor is since when jobs were posted: an alert
 * tells of new ones alone, and the last seven days of today are others than those of the letter.
 */
export const wantedFrom = ({ salaryRange, ...filters }: JobFilters): KeptSearch => {
  const { query, exact, location, type, category, experienceLevel, answers, companyId } = filters;
  const range = salaryRange ? salaryRanges[salaryRange] : {};
  return whatIsSet({
    query,
    exact: exact && true,
    location,
    type,
    category,
    experienceLevel,
    answers: answers && Number(answers),
    companyId,
    ...range,
  });
};

/** A kept search as an address of the job search; what that has no place for is left out. */
export const filtersOf = (search: KeptSearch): JobFilters => {
  const { query, exact, location, type, category, experienceLevel, salaryMin, salaryMax } = search;
  const range = Object.entries(salaryRanges).find(
    ([, { salaryMin: least, salaryMax: most }]) => least === salaryMin && most === salaryMax,
  );
  return {
    query,
    exact: exact ? "true" : undefined,
    location,
    type,
    category,
    experienceLevel,
    salaryRange: range?.[0] as JobFilters["salaryRange"],
    answers: answerShares.find((share) => Number(share) === search.answers),
    companyId: search.companyId,
    postedSince: search.postedSince?.slice(0, 10),
  };
};

/** The alert whose id ends so, as links in letters name it. */
export const alertEndingIn = (alerts: readonly Alert[], end: string): Alert | undefined =>
  alerts.find(({ id }) => id.endsWith(end));
