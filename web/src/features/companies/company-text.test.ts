import { expect, test } from "vitest";
import { foundedText, openPositionsText } from "./company-text.ts";

test.each([
  [0, "0 open positions"],
  [1, "1 open position"],
  [1234, "1,234 open positions"],
])("%i jobs are %s", (count, text) => expect(openPositionsText(count)).toBe(text));

test("a company is founded in the month in which it was added", () => {
  expect(foundedText("2026-11-15T12:00:00Z")).toBe("Founded November 2026");
});
