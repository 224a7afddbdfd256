import { expect, test } from "vitest";
import { salaryIsDisclosed, salaryIsYearly, salaryText } from "./salary.ts";
import { yearlySalary } from "./yearly-salary.ts";

test.each([
  [null, null, "not said", false],
  [40_000, 60_000, "$40,000 - $60,000", true],
  [40_000, null, "From $40,000", true],
  [null, 60_000, "Up to $60,000", true],
  [0, 60_000, "$0 - $60,000", true],
  // From 0 to 0 is no pay given.
  [0, 0, "not said", false],
  [null, 0, "not said", false],
])("pay from %s to %s reads %j", (salaryMin, salaryMax, text, isDisclosed) => {
  const salary = { salaryMin, salaryMax };
  expect(salaryText(salary, "not said")).toBe(text);
  expect(salaryIsDisclosed(salary)).toBe(isDisclosed);
});

test.each([
  [40_000, 60_000, true],
  [1_000, 1_000, true],
  [0, 60_000, true],
  [25, 30, false],
  [25, null, false],
  [null, 30, false],
  [999, 60_000, false],
  [0, 0, false],
  [null, null, false],
])("whether pay from %s to %s can be that of a year: %s", (salaryMin, salaryMax, isYearly) => {
  expect(salaryIsYearly({ salaryMin, salaryMax })).toBe(isYearly);
});

test.each([
  [25, 30, 52_000, 62_400],
  [null, 18, null, 37_440],
  [22, null, 45_760, null],
  [0, 40, 0, 83_200],
])("pay from %j to %j by the hour is %j to %j a year", (salaryMin, salaryMax, least, most) => {
  expect(yearlySalary({ salaryMin, salaryMax })).toEqual({ salaryMin: least, salaryMax: most });
});

test.each([
  [0, 0],
  [null, null],
  [null, 0],
  [50_000, 60_000],
  [1_000, null],
  [0, 50_000],
])("pay from %j to %j is not asked about", (salaryMin, salaryMax) => {
  expect(yearlySalary({ salaryMin, salaryMax })).toBeNull();
});
