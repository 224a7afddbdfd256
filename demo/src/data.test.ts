import { expect, test } from "vitest";
import { companies } from "./companies.ts";
import { professionOf } from "./professions.ts";

test("every opening of a company names a profession that has a title", () => {
  for (const { openings } of companies)
    for (const name of openings)
      expect(Object.values(professionOf(name).titles).flat()).not.toEqual([]);
});

test("a name that is no profession is an error that says so", () => {
  expect(() => professionOf("wizard")).toThrow("There is no profession 'wizard'");
});
