import { expect, test } from "vitest";
import { quarterBefore, quarterOf, spanOfQuarter } from "./quarter.ts";

test.each([
  ["2026-01-01T00:00:00Z", "2026-Q1"],
  ["2026-03-31T23:59:59Z", "2026-Q1"],
  ["2026-12-31T23:59:59Z", "2026-Q4"],
] as const)("%s is in %s", (moment, quarter) => expect(quarterOf(new Date(moment))).toBe(quarter));

test("a quarter begins with its first moment in UTC, and ends before the next one", () => {
  expect(spanOfQuarter("2026-Q4")).toEqual({
    from: new Date("2026-10-01T00:00:00Z"),
    to: new Date("2027-01-01T00:00:00Z"),
  });
  expect(quarterBefore("2027-Q1")).toBe("2026-Q4");
});
