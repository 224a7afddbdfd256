import { describe, expect, test } from "vitest";
import { clockChangesIn, rangeText, weekIn } from "./calendar-week.ts";

test("a week begins on the Monday of the zone in which it is read", () => {
  expect(weekIn("2027-03-28T22:30:00.000Z", "Europe/London")).toBe("2027-03-22");
  expect(weekIn("2027-03-28T22:30:00.000Z", "Europe/Berlin")).toBe("2027-03-29");
  expect(weekIn("2027-03-29T03:00:00.000Z", "America/New_York")).toBe("2027-03-22");
});

test("the range of a week names its year, and both where there are two", () => {
  expect(rangeText("2026-11-30")).toBe("Nov 30 to Dec 6, 2026");
  expect(rangeText("2026-12-28")).toBe("Dec 28, 2026 to Jan 3, 2027");
});

describe("a change of the clock in a week is said", () => {
  test.each([
    ["2027-03-22", "Europe/Berlin", ["On Sun, Mar 28 the clock goes forward by 1 hour."]],
    ["2027-10-25", "Europe/Berlin", ["On Sun, Oct 31 the clock goes back by 1 hour."]],
    ["2027-03-29", "Europe/Berlin", []],
    ["2027-09-27", "Australia/Lord_Howe", ["On Sun, Oct 3 the clock goes forward by 30 minutes."]],
    // Midnight is skipped.
    ["2027-04-26", "Africa/Cairo", ["On Fri, Apr 30 the clock goes forward by 1 hour."]],
  ] as const)("in the week from %s in %s", (monday, zone, texts) => {
    expect(clockChangesIn(monday, zone)).toEqual(texts);
  });
});
