import { expect, test } from "vitest";
import { companies } from "./companies.ts";
import { companyPages } from "./company-pages.ts";
import { professionOf } from "./professions.ts";

test("every page that tells more is one of a company", () => {
  const names = companies.map(({ name }) => name);
  expect([...companyPages.keys()].filter((name) => !names.includes(name))).toEqual([]);
});

test("every opening of a company names a profession that has a title", () => {
  for (const { openings } of companies)
    for (const name of openings)
      expect(Object.values(professionOf(name).titles).flat()).not.toEqual([]);
});

test("a name that is no profession is an error that says so", () => {
  expect(() => professionOf("wizard")).toThrow("There is no profession 'wizard'");
});
