import { describe, expect, test } from "vitest";
import { byDay, momentIn, spanIn } from "./zoned-time.ts";

describe("the moment of a time by the clock of a zone", () => {
  test.each([
    ["2027-03-27", "10:00", "Europe/Berlin", "2027-03-27T09:00:00.000Z"],
    ["2027-03-28", "10:00", "Europe/Berlin", "2027-03-28T08:00:00.000Z"],
    ["2027-03-28", "02:30", "Europe/Berlin", null],
    ["2027-10-31", "02:30", "Europe/Berlin", "2027-10-31T00:30:00.000Z"],
    ["2027-11-07", "09:00", "America/New_York", "2027-11-07T14:00:00.000Z"],
    ["2027-10-03", "02:45", "Australia/Lord_Howe", "2027-10-02T15:45:00.000Z"],
    ["2027-06-01", "00:00", "Asia/Kolkata", "2027-05-31T18:30:00.000Z"],
    ["2027-06-01", "", "UTC", null],
  ] as const)("%s %s in %s is %s", (day, clock, zone, moment) => {
    expect(momentIn(day, clock, zone)).toBe(moment);
  });
});

test("times stand below the day of the zone in which they are read", () => {
  const times = ["2027-03-30T22:30:00.000Z", "2027-03-31T08:00:00.000Z"] as const;
  expect(byDay(times, "Europe/Berlin").map(([day]) => day)).toEqual(["Wed, Mar 31"]);
  expect(byDay(times, "America/New_York").map(([day]) => day)).toEqual([
    "Tue, Mar 30",
    "Wed, Mar 31",
  ]);
});

test("a span is as long as it is, also over a change of the clock", () => {
  expect(spanIn("2027-03-28T00:30:00.000Z", 60, "Europe/Berlin")).toBe("1:30 AM to 3:30 AM");
});
