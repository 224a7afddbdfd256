import type { Instant } from "@rolecall/contract/values/instant-of.ts";
import { expect, test } from "vitest";
import { agoText, endOfDay, startOfDay } from "./moments.ts";

test("a day begins and ends in the reader's time zone", () => {
  const noon = new Date(2026, 10, 20, 12);
  expect(startOfDay(noon)).toEqual(new Date(2026, 10, 20, 0, 0, 0, 0));
  expect(endOfDay(noon)).toEqual(new Date(2026, 10, 20, 23, 59, 59, 999));
});

test.each([
  [59, "just now"],
  [60, "1 minute ago"],
  [59 * 60 + 59, "59 minutes ago"],
  [60 * 60, "1 hour ago"],
  [47 * 60 * 60, "1 day ago"],
  [49 * 60 * 60, "2 days ago"],
  [-5, "just now"],
])("what happened %s seconds ago happened %j", (seconds, text) => {
  const now = new Date("2026-11-20T12:00:00Z");
  const past = new Date(now.getTime() - seconds * 1000).toISOString() as Instant;
  expect(agoText(past, now)).toBe(text);
});
