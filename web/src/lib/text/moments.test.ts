import { expect, test } from "vitest";
import { endOfDay, startOfDay } from "./moments.ts";

test("a day begins and ends in the reader's time zone", () => {
  const noon = new Date(2026, 10, 20, 12);
  expect(startOfDay(noon)).toEqual(new Date(2026, 10, 20, 0, 0, 0, 0));
  expect(endOfDay(noon)).toEqual(new Date(2026, 10, 20, 23, 59, 59, 999));
});
