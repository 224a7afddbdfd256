import { expect, test } from "vitest";
import { text } from "./text.ts";

test.each([
  ["64 letters fit into 64 characters", "x".repeat(64), true],
  ["65 do not", "x".repeat(65), false],
  ["an emoji is one of them, though it takes two units", "🌍".repeat(40), true],
  ["64 of them fit as well", "🌍".repeat(64), true],
  ["65 do not, either", "🌍".repeat(65), false],
])("%s", (_, value, fits) => {
  expect(text(64).safeParse(value).success).toBe(fits);
});
