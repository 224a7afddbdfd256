import { describe, expect, test } from "vitest";
import { workingSpans } from "./working-hours.ts";

const everyDay = (from: string, to: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from, to }));

const spansOn = (timeZone: string, day: string, from: string, to: string) => {
  const noon = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: "12:00" });
  const moment = noon.epochMilliseconds;
  return workingSpans({ timeZone, hours: everyDay(from, to) }, { from: moment, to: moment }).map(
    (span) => [new Date(span.from).toISOString(), (span.to - span.from) / 60_000],
  );
};

describe("working hours on the days of a change of the clock are as long as they really are", () => {
  test.each([
    // Clocks go from 02:00 to 03:00 on 28 March, and from 03:00 to 02:00 on 31 October.
    ["Europe/Berlin", "2027-03-27", "00:00", "08:00", "2027-03-26T23:00:00.000Z", 480],
    ["Europe/Berlin", "2027-03-28", "00:00", "08:00", "2027-03-27T23:00:00.000Z", 420],
    ["Europe/Berlin", "2027-10-31", "00:00", "08:00", "2027-10-30T22:00:00.000Z", 540],
    ["Europe/Berlin", "2027-03-28", "09:00", "17:00", "2027-03-28T07:00:00.000Z", 480],
    ["Europe/Berlin", "2027-10-31", "09:00", "17:00", "2027-10-31T08:00:00.000Z", 480],
    // Half past two is skipped, so that work begins when clocks do.
    ["Europe/Berlin", "2027-03-28", "02:30", "05:00", "2027-03-28T01:00:00.000Z", 120],
    ["Europe/Berlin", "2027-03-28", "01:00", "02:30", "2027-03-28T00:00:00.000Z", 60],
    // It comes twice: work begins at the first.
    ["Europe/Berlin", "2027-10-31", "02:30", "05:00", "2027-10-31T00:30:00.000Z", 210],
    // From 02:00 to 03:00 on 14 March, and from 02:00 to 01:00 on 7 November.
    ["America/New_York", "2027-03-14", "01:00", "09:00", "2027-03-14T06:00:00.000Z", 420],
    ["America/New_York", "2027-11-07", "01:00", "09:00", "2027-11-07T05:00:00.000Z", 540],
    // By half an hour: from 02:00 to 01:30 on 4 April, and from 02:00 to 02:30 on 3 October.
    ["Australia/Lord_Howe", "2027-04-04", "00:00", "08:00", "2027-04-03T13:00:00.000Z", 510],
    ["Australia/Lord_Howe", "2027-10-03", "00:00", "08:00", "2027-10-02T13:30:00.000Z", 450],
    // Until midnight, on days with 23 and 25 hours.
    ["Europe/Berlin", "2027-03-28", "00:00", "24:00", "2027-03-27T23:00:00.000Z", 23 * 60],
    ["Europe/Berlin", "2027-10-31", "00:00", "24:00", "2027-10-30T22:00:00.000Z", 25 * 60],
  ])("%s on %s from %s to %s: from %s for %i minutes", (zone, day, from, to, begins, minutes) => {
    expect(spansOn(zone, day, from, to)).toEqual([[begins, minutes]]);
  });

  test("hours that clocks skip whole are none", () => {
    expect(spansOn("Europe/Berlin", "2027-03-28", "02:00", "03:00")).toEqual([]);
  });
});

test("hours of one day that touch or overlap are one stretch, those of two days are two", () => {
  const moment = Date.parse("2027-01-04T12:00:00Z");
  const hours = [
    { day: 1, from: "12:00", to: "24:00" },
    { day: 1, from: "08:00", to: "12:00" },
    { day: 1, from: "11:00", to: "13:00" },
    { day: 2, from: "00:00", to: "04:00" },
  ];
  const day = 24 * 60 * 60_000;
  const spans = workingSpans({ timeZone: "UTC", hours }, { from: moment, to: moment + day });
  expect(spans.map(({ from, to }) => [from, to].map((at) => new Date(at).toISOString()))).toEqual([
    ["2027-01-04T08:00:00.000Z", "2027-01-05T00:00:00.000Z"],
    ["2027-01-05T00:00:00.000Z", "2027-01-05T04:00:00.000Z"],
  ]);
});
