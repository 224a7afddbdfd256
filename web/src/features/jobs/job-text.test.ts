import { expect, test } from "vitest";
import {
  applicantsText,
  cardSalary,
  detailSalary,
  jobsFoundText,
  levelBadge,
  savedJobsClosedText,
  savedHereText,
} from "./job-text.ts";

test.each([
  [null, null, "Salary not disclosed", "Salary not specified"],
  [80_000, 120_000, "$80,000 - $120,000", "$80,000 - $120,000"],
  [80_000, null, "From $80,000", "From $80,000"],
  [null, 1_250_000, "Up to $1,250,000", "Up to $1,250,000"],
  [0, 900, "$0 - $900", "$0 - $900"],
])("a salary from %j to %j", (salaryMin, salaryMax, onCard, onDetail) => {
  expect(cardSalary({ salaryMin, salaryMax })).toBe(onCard);
  expect(detailSalary({ salaryMin, salaryMax })).toBe(onDetail);
});

test.each([
  [0, "0 applicants"],
  [1, "1 applicants"],
  [1234, "1,234 applicants"],
])("%i people applied", (count, text) => expect(applicantsText(count)).toBe(text));

test.each([
  [0, false, "0 jobs found"],
  [1, false, "1 jobs found"],
  [642, false, "642 jobs found"],
  [1000, true, "1,000+ jobs found"],
])("%i matches, capped: %j", (total, capped, text) =>
  expect(jobsFoundText(total, capped)).toBe(text),
);

test.each([
  [0, "0 jobs saved in this browser", "0 saved jobs no longer take applications."],
  [1, "1 job saved in this browser", "1 saved job no longer takes applications."],
  [2, "2 jobs saved in this browser", "2 saved jobs no longer take applications."],
])("%i saved jobs", (count, all, closed) => {
  expect(savedHereText(count)).toBe(all);
  expect(savedJobsClosedText(count)).toBe(closed);
});

test("a level is named as such", () => expect(levelBadge("senior")).toBe("Senior Level"));
