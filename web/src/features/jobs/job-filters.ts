import { categories, experienceLevels, jobTypes } from "@rolecall/contract/job.ts";
import { jobSorts, salaryRanges } from "@rolecall/contract/jobs.ts";
import * as z from "zod";
import { addressWords } from "#lib/address-words.ts";

const choice = <const T extends string>(values: readonly T[]) =>
  z.enum(values).optional().catch(undefined);
/** In an address written by hand the plus sign of '120+' arrives as a space. */
const salaryRange = z.preprocess(
  (value) => (typeof value === "string" ? value.replace(/ $/, "+") : value),
  choice(Object.keys(salaryRanges) as (keyof typeof salaryRanges)[]),
);

const filters = z.object({
  query: addressWords,
  location: addressWords,
  type: choice(jobTypes),
  category: choice(categories),
  experienceLevel: choice(experienceLevels),
  salaryRange,
  sort: choice(jobSorts),
});

export type JobFilters = z.output<typeof filters>;

/** What the address of the jobs screen says; a value that is no choice means no filter. */
export const jobFilters = (search: Record<string, unknown>): JobFilters => filters.parse(search);
