import type { JobFilter } from "@rolecall/contract/jobs/jobs.schemas.ts";
import type { Choices } from "./filter.ts";

/** The chosen value of each list of choices. */
export const filterChoices = (search: JobFilter) =>
  ({
    type: { type: search.type },
    category: { category: search.category },
    experienceLevel: { level: search.experienceLevel },
    salary: { salaryMin: search.salaryMin, salaryMax: search.salaryMax },
  }) satisfies Record<string, Choices>;

type Chosen = ReturnType<typeof filterChoices>;
export type List = keyof Chosen;

/** All choices at once, but those from one list. */
export const choicesExcept = (chosen: Chosen, left?: List): Choices => {
  const all: Choices = {};
  for (const [list, choice] of Object.entries(chosen))
    if (list !== left) Object.assign(all, choice);
  return all;
};
