// The rules and texts of salaries, for forms, pages and previews alike.

/** Whole US dollars a year; null where a bound is not disclosed. */
export interface Salary {
  salaryMin: number | null;
  salaryMax: number | null;
}

export const salaryOrderText = "Maximum salary must be greater than or equal to minimum salary";

/** Whether the bounds are in order; true if only one is disclosed. */
export const salaryIsOrdered = ({
  salaryMin,
  salaryMax,
}: {
  [Bound in keyof Salary]?: Salary[Bound] | undefined;
}): boolean => salaryMin == null || salaryMax == null || salaryMax >= salaryMin;

export const salaryIsDisclosed = ({ salaryMin, salaryMax }: Salary): boolean =>
  salaryMin !== null || salaryMax !== null;

/** '$120,000'. */
const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;

/** A range of dollars, with an open end in words; `undisclosed` where nothing is known. */
export const salaryText = ({ salaryMin, salaryMax }: Salary, undisclosed: string): string => {
  if (salaryMin !== null && salaryMax !== null)
    return `${dollars(salaryMin)} - ${dollars(salaryMax)}`;
  if (salaryMin !== null) return `From ${dollars(salaryMin)}`;
  if (salaryMax !== null) return `Up to ${dollars(salaryMax)}`;
  return undisclosed;
};
