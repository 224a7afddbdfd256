import { createHash } from "node:crypto";
import type { KeptSearch } from "@rolecall/contract/alerts/alerts.schemas.ts";
import { previewedDays } from "@rolecall/contract/alerts/alerts.ts";
import type { JobFilter } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { instantOf } from "@rolecall/contract/values/instant-of.ts";

/** A search as it is kept: what was set, in one order. */
export const toStored = (search: JobFilter): KeptSearch => {
  const { query, exact, location, within, type, category, experienceLevel } = search;
  const { salaryMin, salaryMax, ids, companyId, answers, postedSince } = search;
  const all = {
    query: query?.trim() || undefined,
    exact: exact || undefined,
    location: location?.trim() || undefined,
    within,
    type,
    category,
    experienceLevel,
    salaryMin,
    salaryMax,
    ids: ids?.map((id) => id.toLowerCase()),
    companyId: companyId?.toLowerCase(),
    answers,
    postedSince: postedSince && instantOf(postedSince),
  };
  return Object.fromEntries(
    Object.entries(all).filter(([, value]) => value !== undefined),
  ) as KeptSearch;
};

/** The same for the job search. */
export const toFilter = ({ postedSince, exact = false, ...search }: KeptSearch): JobFilter => ({
  ...search,
  type: search.type,
  category: search.category,
  experienceLevel: search.experienceLevel,
  exact,
  // A copy is news as the first was.
  copies: undefined,
  ...(postedSince !== undefined && { postedSince: new Date(postedSince) }),
});

/** For answers, whose moments are dates. */
export const toShown = ({ postedSince, ...search }: KeptSearch) => ({
  ...search,
  ...(postedSince !== undefined && { postedSince: new Date(postedSince) }),
});

const inOneForm = (text: string | undefined) => text?.toLowerCase().replaceAll(/\s+/g, " ");

/** The same for searches that find the same, however they are typed. */
export const keyOf = (search: KeptSearch): string => {
  const { query, location, ids } = search;
  const compared = {
    ...search,
    query: inOneForm(query),
    location: inOneForm(location),
    ids: ids?.toSorted(),
  };
  return createHash("sha256").update(JSON.stringify(compared)).digest("base64url");
};

const day = 24 * 60 * 60 * 1000;

/** The search among the jobs of the last days, the newest first. */
export const ofLastMonth = (search: JobFilter, now = new Date()) => {
  const since = new Date(now.getTime() - previewedDays * day);
  const { postedSince = since } = search;
  return {
    ...search,
    postedSince: postedSince > since ? postedSince : since,
    sort: "newest" as const,
    page: 1,
  };
};
