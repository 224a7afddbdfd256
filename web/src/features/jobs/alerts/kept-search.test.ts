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
  const atCompany = { companyId, postedSince: "2026-11-21" };
  const postedSince = "2026-11-21T00:00:00.000Z";
  expect(wantedFrom(atCompany)).toEqual({ companyId, postedSince });
  expect(filtersOf({ companyId, postedSince })).toMatchObject(atCompany);
  expect(filtersOf({ salaryMin: 70_000 }).salaryRange).toBeUndefined();
});
