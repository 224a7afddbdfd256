import { experienceLevels, type ExperienceLevel } from "@rolecall/contract/jobs/job.ts";
import { addressChoice, addressId, addressWords } from "#lib/text/address-words.ts";

/** In miles. */
export const distances = ["10", "25", "50", "100", "200"] as const;

/** What a search for candidates asks for. */
export interface CandidatesSearch {
  query?: string;
  skill?: string;
  location?: string;
  within?: (typeof distances)[number];
  experienceLevel?: ExperienceLevel;
  jobId?: string;
  companyId?: string;
}

const withoutEmpty = (search: {
  [Name in keyof CandidatesSearch]: CandidatesSearch[Name] | undefined;
}) =>
  Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined),
  ) as CandidatesSearch;

/** Around no place there is no distance. */
export const candidatesSearch = (search: Record<string, unknown>): CandidatesSearch => {
  const location = addressWords(search["location"]);
  return withoutEmpty({
    query: addressWords(search["query"]),
    skill: addressWords(search["skill"]),
    location,
    within: location === undefined ? undefined : addressChoice(String(search["within"]), distances),
    experienceLevel: addressChoice(search["experienceLevel"], experienceLevels),
    jobId: addressId(search["jobId"]),
    companyId: addressId(search["companyId"]),
  });
};

/** For whom a person is read: the company, and the job that they may fit. */
export const candidateSearch = (search: Record<string, unknown>) => {
  const { jobId, companyId } = candidatesSearch(search);
  return withoutEmpty({ jobId, companyId });
};
