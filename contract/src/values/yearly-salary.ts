import { leastOfYear, type Salary, salaryIsDisclosed, salaryIsYearly } from "./salary.ts";

/** The hours that full-time work is counted to have in a year: 52 weeks of 40. */
export const hoursOfYear = 2_080;

/**
 * What pay that can hardly be one of a year comes to in a year, where it is by the hour; null for any other pay.
 * A part of a range that can be one of a year stays as it is.
 */
export const yearlySalary = (salary: Salary): Salary | null => {
  if (!salaryIsDisclosed(salary) || salaryIsYearly(salary)) return null;
  const ofYear = (amount: number | null) =>
    amount !== null && amount < leastOfYear ? amount * hoursOfYear : amount;
  return { salaryMin: ofYear(salary.salaryMin), salaryMax: ofYear(salary.salaryMax) };
};
