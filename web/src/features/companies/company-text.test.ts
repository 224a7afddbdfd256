import { expect, test } from "vitest";
import { companyInitials, foundedText, openPositionsText } from "./company-text.ts";

test.each([
  [0, "0 open positions"],
  [1, "1 open position"],
  [1234, "1,234 open positions"],
])("%i jobs are %s", (count, text) => expect(openPositionsText(count)).toBe(text));

test("a company is founded in the month in which it was added", () => {
  expect(foundedText("2026-11-15T12:00:00Z")).toBe("Founded November 2026");
});

test.each([
  ["Amberfield Mutual", "AM"],
  ["Ampersand & Daughters", "AD"],
  ["Abacus Lane Learning", "AL"],
  ["Corvus", "CO"],
  ["émile", "ÉM"],
  ["9 Lives", "9L"],
  ["&", "&"],
])("the initials of %s are %s", (name, initials) => {
  expect(companyInitials(name)).toBe(initials);
});
