import { categories, experienceLevels, jobTypes } from "@rolecall/contract/jobs/job.ts";
import { everything } from "@rolecall/contract/page.ts";
import { capitalized, categoryLabel, levelLabel, typeLabel } from "#features/jobs/job-text.ts";
import { type SelectOption, withChosen } from "#ui/form/select-option.ts";
import { answerShares, type JobFilters, postedDays } from "./job-filters.ts";

type Choice = "type" | "category" | "experienceLevel" | "salaryRange" | "answers" | "postedSince";
export type Choices = Record<Choice | "companyId", string>;

/** The filter offers the first six categories; the posting form has two more. */
const offeredCategories = categories.slice(0, 6);

/** The filters that are chosen from a list, with all that there is to choose. */
export const filterChoices: { name: Choice; label: string; options: SelectOption[] }[] = [
  {
    name: "type",
    label: "Job Type",
    options: [
      { value: everything, label: "All Types" },
      ...jobTypes.map((value) => ({ value, label: typeLabel(value) })),
    ],
  },
  {
    name: "category",
    label: "Category",
    options: [
      { value: everything, label: "All Categories" },
      ...offeredCategories.map((value) => ({ value, label: categoryLabel(value) })),
    ],
  },
  {
    name: "experienceLevel",
    label: "Experience Level",
    options: [
      { value: everything, label: "All Levels" },
      ...experienceLevels.map((value) => ({ value, label: levelLabel(value) })),
    ],
  },
  {
    name: "salaryRange",
    label: "Salary Range",
    options: [
      { value: everything, label: "Any Salary" },
      { value: "40-60", label: "$40k - $60k" },
      { value: "60-80", label: "$60k - $80k" },
      { value: "80-120", label: "$80k - $120k" },
      { value: "120+", label: "$120k+" },
    ],
  },
  {
    name: "answers",
    label: "Answers at least",
    options: [
      { value: everything, label: "Any share" },
      ...answerShares.map((value) => ({ value, label: `${value}% answered` })),
    ],
  },
  {
    name: "postedSince",
    label: "Date Posted",
    options: [
      { value: everything, label: "Any Date" },
      ...postedDays.map((value) => ({
        value,
        label: value === "1" ? "Since yesterday" : `Last ${value} days`,
      })),
    ],
  },
];

export const choicesOf = (filters: Partial<JobFilters>): Choices => ({
  type: filters.type ?? everything,
  category: filters.category ?? everything,
  experienceLevel: filters.experienceLevel ?? everything,
  salaryRange: filters.salaryRange ?? everything,
  answers: filters.answers ?? everything,
  postedSince: filters.postedSince ?? everything,
  companyId: filters.companyId ?? everything,
});

/** The options and the one in the address: a category that is not offered, or a day. */
export const withAddressOption = (options: SelectOption[], value: string): SelectOption[] =>
  withChosen(options, { value, label: capitalized(value) });

/** The active filters, each with its label and with the filters that remain without it. */
export const setFilters = (filters: JobFilters, companyName = "One company") => {
  const { query, location, companyId } = filters;
  const without = (dropped: JobFilters): JobFilters => ({ ...filters, ...dropped });
  return [
    ...(query
      ? [
          {
            name: "query",
            label: `“${query}”`,
            left: without({ query: undefined, exact: undefined }),
          },
        ]
      : []),
    ...(location
      ? [{ name: "location", label: location, left: without({ location: undefined }) }]
      : []),
    ...filterChoices.flatMap(({ name, options }) => {
      const value = filters[name];
      if (value === undefined) return [];
      const chosen = withAddressOption(options, value).find((option) => option.value === value);
      return [{ name, label: chosen?.label ?? value, left: without({ [name]: undefined }) }];
    }),
    ...(companyId
      ? [{ name: "companyId", label: companyName, left: without({ companyId: undefined }) }]
      : []),
  ];
};
