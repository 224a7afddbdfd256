import { expect, test } from "vitest";
import { datesInOrder } from "./date-order.ts";

test.each([
  ["", "", true],
  ["2026-11-02", "", true],
  ["", "2026-11-02", true],
  ["2026-11-02", "2026-11-02", true],
  ["2026-09-30", "2026-11-02", true],
  ["2026-11-03", "2026-11-02", false],
  ["2027-01-01", "2026-12-31", false],
] as const)("days from '%s' to '%s' are in order: %s", (dateFrom, dateTo, inOrder) => {
  expect(datesInOrder({ dateFrom, dateTo })).toBe(inOrder);
});
