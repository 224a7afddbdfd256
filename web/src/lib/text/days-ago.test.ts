import type { Instant } from "@rolecall/contract/values/instant-of.ts";
import { expect, test } from "vitest";
import { daysAgoText } from "./days-ago.ts";

/** A moment of the reader's calendar. */
const at = (day: number, hour: number) => new Date(2026, 10, day, hour);
const instant = (date: Date) => date.toISOString() as Instant;

test.each([
  ["a second ago", at(20, 15), at(20, 15), "today"],
  ["this morning", at(20, 0), at(20, 23), "today"],
  ["late yesterday", at(19, 23), at(20, 1), "1 day ago"],
  ["the day before yesterday", at(18, 14), at(20, 13), "2 days ago"],
  ["two weeks ago", at(6, 12), at(20, 11), "2 weeks ago"],
])("what somebody did %s is told by the day of the calendar", (_when, then, now, text) => {
  expect(daysAgoText(instant(then), now)).toBe(text);
});
