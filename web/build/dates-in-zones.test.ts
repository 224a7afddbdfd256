// What a reader in another part of the world sees: each case runs in a process of its own zone.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { CalendarDay } from "@rolecall/contract/values/calendar-day.ts";
import type { Instant } from "@rolecall/contract/values/instant-of.ts";
import { expect, expectTypeOf, test } from "vitest";
import type * as dates from "#lib/text/dates.ts";
import type * as moments from "#lib/text/moments.ts";

const folder = join(import.meta.dirname, "../src/lib/text");

/** Calls functions of `dates.ts` and `moments.ts` as a machine of that time zone does. */
const callIn = (
  timeZone: string,
  calls: [name: keyof typeof dates | keyof typeof moments, argument: string][],
) => {
  const script = `
    const all = { ...await import("${folder}/dates.ts"), ...await import("${folder}/moments.ts") };
    const answers = ${JSON.stringify(calls)}.map(([name, argument]) => all[name](argument));
    console.log(JSON.stringify(answers));`;
  const printed = execFileSync(process.execPath, ["--input-type=module", "-e", script], {
    env: { ...process.env, TZ: timeZone },
    encoding: "utf8",
  });
  return JSON.parse(printed) as unknown;
};

const west = "America/Los_Angeles";
const east = "Pacific/Auckland";

test.each([west, east, "America/Sao_Paulo", "UTC"])(
  "a day of the calendar is the same day in %s",
  (timeZone) => {
    const day = "2027-01-04";
    const texts = callIn(timeZone, [
      ["longDateText", day],
      ["shortDateText", day],
    ]);
    expect(texts).toEqual(["January 4, 2027", "Jan 04, 2027"]);
  },
);

test.each([
  [west, "January 3, 2027"],
  [east, "January 4, 2027"],
])("a moment is on the reader's own day in %s", (timeZone, text) => {
  expect(callIn(timeZone, [["longDateText", "2027-01-04T01:30:00Z"]])).toEqual([text]);
});

test.each([
  // The last moment of 4 January in Los Angeles, for readers there and elsewhere.
  [west, "2027-01-05T07:59:59.999Z", "January 4, 2027"],
  [east, "2027-01-05T07:59:59.999Z", "January 5, 2027 at 8:59 PM GMT+13"],
  ["Europe/Berlin", "2027-01-05T07:59:59.999Z", "January 5, 2027 at 8:59 AM GMT+1"],
  // The last one in Auckland, which is still the day before in America.
  [east, "2027-01-04T10:59:59.999Z", "January 4, 2027"],
  [west, "2027-01-04T10:59:59.999Z", "January 4, 2027 at 2:59 AM PST"],
  // Of a day that has an hour more or less.
  [west, "2026-11-02T07:59:59.999Z", "November 1, 2026"],
  [west, "2027-03-15T06:59:59.999Z", "March 14, 2027"],
  // Any other moment.
  ["UTC", "2027-01-04T12:00:00Z", "January 4, 2027 at 12:00 PM UTC"],
])("in %s a deadline of %s is %s", (timeZone, deadline, text) => {
  expect(callIn(timeZone, [["deadlineText", deadline]])).toEqual([text]);
});

test("a calendar day cannot be passed as an instant", () => {
  expectTypeOf<CalendarDay>().not.toExtend<Instant>();
  expectTypeOf<Instant>().not.toExtend<CalendarDay>();
  expectTypeOf<dates.DateText>().parameter(0).toEqualTypeOf<Instant | CalendarDay>();
});
