import { expect, test } from "vitest";
import { filtersOf, wantedFrom } from "./kept-search.ts";

test("the search of an address is kept without its order, and leads back to the same address", () => {
  const filters = { query: "nurse", exact: "true", salaryRange: "80-120", sort: "newest" } as const;
  const wanted = wantedFrom(filters);
  expect(wanted).toEqual({ query: "nurse", exact: true, salaryMin: 80_000, salaryMax: 120_000 });
  expect(filtersOf(wanted)).toMatchObject({
    query: "nurse",
    exact: "true",
    salaryRange: "80-120",
  });
  expect(wantedFrom({ salaryRange: "120+" })).toEqual({ salaryMin: 120_000 });
  const companyId = "0198f9a1-0000-7000-8000-000000000001";
  expect(wantedFrom({ companyId })).toEqual({ companyId });
  expect(filtersOf({ companyId })).toMatchObject({ companyId });
  expect(filtersOf({ salaryMin: 70_000 }).salaryRange).toBeUndefined();
});

test("since when jobs were posted is not kept, and a search that is opened again asks for any date", () => {
  for (const postedSince of ["7", "2026-11-21"]) {
    const wanted = wantedFrom({ query: "nurse", postedSince });
    expect(wanted).toEqual({ query: "nurse" });
    expect(filtersOf(wanted).postedSince).toBeUndefined();
  }
  // One that a program kept has its day.
  const postedSince = "2026-11-21T00:00:00.000Z";
  expect(filtersOf({ postedSince }).postedSince).toBe("2026-11-21");
});
