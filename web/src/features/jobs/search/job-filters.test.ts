import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import { expect, test } from "vitest";
import { filtersFor, jobFilters } from "./job-filters.ts";

test.each([
  [
    { query: "nurse", type: "part-time" },
    { query: "nurse", type: "part-time" },
  ],
  [{ salaryRange: "120+" }, { salaryRange: "120+" }],
  [{ salaryRange: "120 " }, { salaryRange: "120+" }],
  [{ type: "all", category: "nonsense", sort: "age" }, {}],
  [{ query: "", location: "" }, {}],
  [{ postedSince: "7" }, { postedSince: "7" }],
  [{ postedSince: "2026-11-21" }, { postedSince: "2026-11-21" }],
  [{ postedSince: "8", companyId: "all" }, {}],
])("the address says %j", (search, filters) => {
  expect(JSON.stringify(jobFilters(search))).toBe(JSON.stringify(filters));
});

test("only who has a profile sorts by match", () => {
  const filters = { query: "nurse", sort: "match" } as const;
  expect(filtersFor(null, filters)).toEqual({ query: "nurse", sort: undefined });
  expect(filtersFor({ candidateProfile: null } as User, filters).sort).toBeUndefined();
  expect(filtersFor({ candidateProfile: {} } as User, filters)).toBe(filters);
  expect(filtersFor(null, { sort: "salary" })).toEqual({ sort: "salary" });
});
