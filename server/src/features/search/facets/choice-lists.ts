import { categories, experienceLevels, jobTypes } from "@rolecall/contract/jobs/job.ts";
import { salaryRangeNames, salaryRanges } from "@rolecall/contract/jobs/jobs.ts";
import type { List } from "#features/search/filter/chosen.ts";
import type { Choices } from "#features/search/filter/filter.ts";

/** The values of each list of choices, each with its filter and with its name in a tally. */
export const lists = {
  type: jobTypes.map((value) => ({ value, name: `type:${value}`, choice: { type: value } })),
  category: categories.map((value) => ({
    value,
    name: `category:${value}`,
    choice: { category: value },
  })),
  experienceLevel: experienceLevels.map((value) => ({
    value,
    name: `level:${value}`,
    choice: { level: value },
  })),
  salary: salaryRangeNames.map((value) => ({
    value,
    name: `salary:${value}`,
    choice: salaryRanges[value],
  })),
};
export const listNames = Object.keys(lists) as List[];

/** The choices of these lists, by name. */
export const choicesOf = (names: List[]): Record<string, Choices> =>
  Object.fromEntries(
    names.flatMap((list) => lists[list].map(({ name, choice }) => [name, choice] as const)),
  );
