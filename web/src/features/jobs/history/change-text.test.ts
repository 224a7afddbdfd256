import { expect, test } from "vitest";
import { changeTitle, shownFields } from "./change-text.ts";

test("a change says what it was and who did it, as far as they are there", () => {
  expect(changeTitle({ what: "edited", changedBy: "Rita Osei" })).toBe("Edited by Rita Osei");
  expect(changeTitle({ what: "closed", changedBy: null })).toBe("Closed");
});

test.each([
  ["title", "Potter", "Glazier", "Job Title: Potter > Glazier"],
  ["salaryMin", null, 50_000, "Minimum Salary: nothing > 50,000"],
  ["type", "full-time", null, "Job Type: Full-time > nothing"],
  ["remoteCountries", [], ["AT", "PT"], "Countries of remote workers: nothing > AT, PT"],
  ["answerDays", null, 7, "Answer within: nothing > 7 days"],
  ["companyId", "1", "2", "Company: one > another one"],
  ["later", "a", "b", "later: a > b"],
])("the field %s is told in words", (field, from, to, told) => {
  const [shown] = shownFields({ fields: [{ field, from, to }] });
  expect(`${shown?.label}: ${shown?.from} > ${shown?.to}`).toBe(told);
});

test("texts of several lines, and long ones, are shown whole on demand", () => {
  const fields = [
    { field: "description", from: "One line.", to: "One line.\nAnother." },
    { field: "title", from: "Potter", to: "Glazier" },
    { field: "isActive", from: true, to: false },
  ];
  expect(shownFields({ fields }).map(({ isLong }) => isLong)).toEqual([true, false]);
});
