// The rules and texts of salaries, for forms, pages and previews alike.

import { refusal } from "#refusal.ts";

/** Whole US dollars a year; null where a bound is not disclosed. */
export interface Salary {
  salaryMin: number | null;
  salaryMax: number | null;
}

export const salaryOrderText = refusal(
  "salary-bounds-order",
  "Maximum salary must be greater than or equal to minimum salary",
);

/** Whether the bounds are in order; true if only one is disclosed. */
export const salaryIsOrdered = ({
  salaryMin,
  salaryMax,
}: {
  [Bound in keyof Salary]?: Salary[Bound] | undefined;
}): boolean => salaryMin == null || salaryMax == null || salaryMax >= salaryMin;

/** From 0 to 0 is no pay given. */
export const salaryIsDisclosed = ({ salaryMin, salaryMax }: Salary): boolean =>
  salaryMax !== 0 && (salaryMin !== null || salaryMax !== null);

/** Less than this is no pay of a year. */
export const leastOfYear = 1_000;

/** Whether pay can be that of a year: "25 - 30" is one of an hour. */
export const salaryIsYearly = (salary: Salary): boolean =>
  salaryIsDisclosed(salary) &&
  [salary.salaryMin, salary.salaryMax].every(
    (amount) => amount === null || amount === 0 || amount >= leastOfYear,
  );

/** '$120,000'. */
const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;

/** A range of dollars, with an open end in words; `undisclosed` where nothing is known. */
export const salaryText = (salary: Salary, undisclosed: string): string => {
  if (!salaryIsDisclosed(salary)) return undisclosed;
  const { salaryMin, salaryMax } = salary;
  if (salaryMin !== null && salaryMax !== null)
    return `${dollars(salaryMin)} - ${dollars(salaryMax)}`;
  if (salaryMin !== null) return `From ${dollars(salaryMin)}`;
  if (salaryMax !== null) return `Up to ${dollars(salaryMax)}`;
  return undisclosed;
};
