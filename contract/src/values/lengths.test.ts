import { expect, test } from "vitest";
import { fits, lengthOf, tooLong, tooManyItems } from "./lengths.ts";

test.each([
  ["", 0],
  ["abc", 3],
  ["🌍🌍", 2],
])("'%s' has %i characters", (value, length) => {
  expect(lengthOf(value)).toBe(length);
  expect(fits(value, length)).toBe(true);
  expect(fits(value, length - 1)).toBe(false);
});

test("what is too long is said with its limit and by how much", () => {
  expect(tooLong("x".repeat(50_312), 50_000)).toBe(
    "Text is too long: at most 50,000 characters, 312 too many",
  );
  expect(tooLong("🌍".repeat(21_500), 20_000, "Line 2")).toBe(
    "Line 2 is too long: at most 20,000 characters, 1,500 too many",
  );
  expect(tooManyItems(101, 100, "lines")).toBe("Too many lines: at most 100 lines, 1 too many");
});
