import { expect, test } from "vitest";
import { knownQuarters, quarterText } from "./known-quarters.ts";

test.each([
  ["2026-10-30T23:59:59Z", "2026-Q2"],
  ["2026-10-31T00:00:00Z", "2026-Q3"],
  ["2027-01-30T23:59:59Z", "2026-Q3"],
  ["2027-01-31T00:00:00Z", "2026-Q4"],
])("at %s the latest quarter that is told is %s", (now, quarter) => {
  const known = knownQuarters(new Date(now));
  expect(known[0]).toBe(quarter);
  expect(new Set(known).size).toBe(8);
});

test("a quarter reads as its months", () =>
  expect(quarterText("2026-Q3")).toBe("July to September 2026"));
