import { instantOf } from "@rolecall/contract/values/instant-of.ts";
import { expect, test } from "vitest";
import { longDateText, relativeDateText } from "./dates.ts";

const now = new Date("2026-11-20T12:00:00Z");
const daysAgo = (days: number) => instantOf(new Date(now.getTime() - days * 86_400_000));

test.each([
  [0, "1 day ago"],
  [0.5, "1 day ago"],
  [1, "1 day ago"],
  [1.1, "2 days ago"],
  [6, "6 days ago"],
  [7, "1 week ago"],
  [8, "2 weeks ago"],
  [29, "5 weeks ago"],
  [30, "1 month ago"],
  [31, "2 months ago"],
  [61, "3 months ago"],
])("a job of %d days was posted %s", (days, text) => {
  expect(relativeDateText(daysAgo(days), now)).toBe(text);
});

test("a clock that is behind does not make a job come from the future", () => {
  expect(relativeDateText(daysAgo(-1), now)).toBe("1 day ago");
});

test("long dates are written the US way", () => {
  expect(longDateText("2026-11-20T12:00:00Z")).toBe("November 20, 2026");
});
