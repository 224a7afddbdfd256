import { expect, test } from "vitest";
import { setFilters } from "./filter-choices.ts";

test("each filter that is set has its words, and what is left of the search without it", () => {
  const filters = {
    query: "nurse",
    exact: "true",
    type: "part-time",
    category: "education",
  } as const;
  expect(setFilters(filters)).toEqual([
    { name: "query", label: "“nurse”", left: { type: "part-time", category: "education" } },
    { name: "type", label: "Part-time", left: { ...filters, type: undefined } },
    { name: "category", label: "Education", left: { ...filters, category: undefined } },
  ]);
});

test("the order of the jobs is no filter", () => {
  expect(setFilters({ sort: "salary" })).toEqual([]);
});
