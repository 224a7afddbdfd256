import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import {
  categories,
  type Category,
  type ExperienceLevel,
  experienceLevels,
  type JobType,
  jobTypes,
} from "@rolecall/contract/jobs/job.ts";
import {
  type JobSort,
  jobSorts,
  type SalaryRange,
  salaryRangeNames,
} from "@rolecall/contract/jobs/jobs.ts";
import { addressChoice, addressId, addressPage, addressWords } from "#lib/text/address-words.ts";

export const answerShares = ["50", "80", "95"] as const;
/** Days back that the filter offers. */
export const postedDays = ["1", "3", "7", "14", "30"] as const;

export interface JobFilters {
  query?: string | undefined;
  /** Search for the typed words only, without a corrected spelling. */
  exact?: "true" | undefined;
  location?: string | undefined;
  type?: JobType | undefined;
  category?: Category | undefined;
  experienceLevel?: ExperienceLevel | undefined;
  salaryRange?: SalaryRange | undefined;
  /** The least percentage of applications that the company answered. */
  answers?: (typeof answerShares)[number] | undefined;
  /** Posted in so many last days, or from a day on: '2026-11-21'. */
  postedSince?: string | undefined;
  companyId?: string | undefined;
  sort?: JobSort | undefined;
}

/** The same without an order that needs a profile, for who has none. */
export const filtersFor = <Filters extends JobFilters>(
  user: User | null | undefined,
  filters: Filters,
): Filters =>
  filters.sort === "match" && !user?.candidateProfile ? { ...filters, sort: undefined } : filters;

/** In a hand-written address the '+' of '120+' is decoded as a space. */
const withPlus = (value: unknown) => (typeof value === "string" ? value.replace(/ $/, "+") : value);

/** A number of days that is offered, or a day. */
const sinceWhen = (value: unknown) =>
  addressChoice(value, postedDays) ??
  (/^\d{4}-\d\d-\d\d$/.test(String(value)) ? String(value) : undefined);

/** Reads the filters from the address; an unknown value means no filter. */
export const jobFilters = (search: Record<string, unknown>): JobFilters => ({
  query: addressWords(search["query"]),
  exact: addressChoice(search["exact"], ["true"]),
  location: addressWords(search["location"]),
  type: addressChoice(search["type"], jobTypes),
  category: addressChoice(search["category"], categories),
  experienceLevel: addressChoice(search["experienceLevel"], experienceLevels),
  salaryRange: addressChoice(withPlus(search["salaryRange"]), salaryRangeNames),
  answers: addressChoice(search["answers"], answerShares),
  postedSince: sinceWhen(search["postedSince"]),
  companyId: addressId(search["companyId"]),
  sort: addressChoice(search["sort"], jobSorts),
});

interface JobsSearch extends JobFilters {
  /** The job that is open beside the list. */
  job?: string | undefined;
  /** The page with which the list begins: browsers without scripts go from page to page. */
  page?: number | undefined;
  /** The dialog that keeps the search is open. */
  keep?: "yes" | undefined;
}

/** The search parameters of the job search. */
export const jobsSearch = (search: Record<string, unknown>): JobsSearch => ({
  ...jobFilters(search),
  job: addressWords(search["job"]),
  page: addressPage(search["page"]),
  keep: addressChoice(search["keep"], ["yes"]),
});
