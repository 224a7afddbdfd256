import { expect, test } from "vitest";
import { truncate } from "./truncate.ts";

test.each([
  ["shorter", 10, "shorter"],
  ["exactly 10", 10, "exactly 10"],
  ["longer than ten", 10, "longer tha..."],
  ["👩‍🚀".slice(0, 2).repeat(3), 2, `${"👩".repeat(2)}...`],
])("%j at %i characters", (text, length, result) => {
  expect(truncate(text, length)).toBe(result);
});
