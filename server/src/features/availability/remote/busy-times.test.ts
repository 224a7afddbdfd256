import { describe, expect, test } from "vitest";
import { busyTimes } from "./busy-times.ts";

const wanted = {
  from: Date.parse("2027-03-01T00:00:00Z"),
  to: Date.parse("2027-04-10T00:00:00Z"),
  timeZone: "Europe/Berlin",
};

const calendarOf = (...events: string[][]) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:test",
    ...events.flatMap((lines, index) => [
      "BEGIN:VEVENT",
      ...(lines.some((line) => line.startsWith("UID:")) ? [] : [`UID:${index}`]),
      "DTSTAMP:20270101T000000Z",
      ...lines,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
    "",
  ].join("\r\n");

const busy = (...events: string[][]) =>
  busyTimes(calendarOf(...events), wanted).map((span) =>
    span.map((at) => new Date(at).toISOString().slice(5, 16)),
  );

describe("what a calendar holds", () => {
  test("are its entries, by UTC, by a zone that it only names, by the reader's clock, and whole days", () => {
    expect(
      busy(
        ["DTSTART:20270301T090000Z", "DTEND:20270301T100000Z"],
        ["DTSTART;TZID=America/New_York:20270302T090000", "DURATION:PT30M"],
        ["DTSTART:20270303T090000", "DTEND:20270303T100000"],
        ["DTSTART;VALUE=DATE:20270304", "DTEND;VALUE=DATE:20270305"],
      ),
    ).toEqual([
      ["03-01T09:00", "03-01T10:00"],
      ["03-02T14:00", "03-02T14:30"],
      ["03-03T08:00", "03-03T09:00"],
      ["03-03T23:00", "03-04T23:00"],
    ]);
  });

  test("repeats, but for what was left out or moved, at the same time by the clock", () => {
    expect(
      busy(
        [
          "UID:weekly",
          "DTSTART;TZID=Europe/Berlin:20270309T090000",
          "DTEND;TZID=Europe/Berlin:20270309T100000",
          "RRULE:FREQ=WEEKLY",
          "EXDATE;TZID=Europe/Berlin:20270316T090000",
        ],
        [
          "UID:weekly",
          "RECURRENCE-ID;TZID=Europe/Berlin:20270323T090000",
          "DTSTART;TZID=Europe/Berlin:20270324T110000",
          "DTEND;TZID=Europe/Berlin:20270324T120000",
        ],
      ),
    ).toEqual([
      ["03-09T08:00", "03-09T09:00"],
      ["03-24T10:00", "03-24T11:00"],
      ["03-30T07:00", "03-30T08:00"],
      ["04-06T07:00", "04-06T08:00"],
    ]);
  });

  test("is nothing that is cancelled, free, long past, or an interview of this product", () => {
    const time = ["DTSTART:20270301T090000Z", "DTEND:20270301T100000Z"];
    expect(
      busy(
        [...time, "STATUS:CANCELLED"],
        [...time, "TRANSP:TRANSPARENT"],
        [...time, "UID:0199@rolecall"],
        ["DTSTART:20200301T090000Z", "DTEND:20200301T100000Z"],
        ["DTSTART:20300301T090000Z", "DTEND:20300301T100000Z"],
      ),
    ).toEqual([]);
  });

  test.each(["", "<html></html>", "BEGIN:VCARD\r\nEND:VCARD\r\n"])(
    "'%s' is no calendar",
    (text) => {
      expect(() => busyTimes(text, wanted)).toThrow(/./);
    },
  );
});
