import { expect, test } from "vitest";
import { rangeBetween } from "./range.ts";

const ids = ["a", "b", "c", "d"];

test.each([
  ["down the list", "a", "c", ["a", "b", "c"]],
  ["up the list", "d", "b", ["b", "c", "d"]],
  ["of one row", "b", "b", ["b"]],
  ["before any row was chosen", undefined, "c", ["c"]],
  ["from a row that is gone", "z", "c", ["c"]],
])("a range %s has both of its ends", (_which, from, to, range) => {
  expect(rangeBetween(ids, from, to)).toEqual(range);
});
