import { expect, test } from "vitest";
import { jobFilters } from "./job-filters.ts";

test.each([
  [
    { query: "nurse", type: "part-time" },
    { query: "nurse", type: "part-time" },
  ],
  [{ salaryRange: "120+" }, { salaryRange: "120+" }],
  [{ salaryRange: "120 " }, { salaryRange: "120+" }],
  [{ type: "all", category: "nonsense", sort: "age" }, {}],
  [{ query: "", location: "" }, {}],
])("the address says %j", (search, filters) => {
  expect(JSON.stringify(jobFilters(search))).toBe(JSON.stringify(filters));
});
