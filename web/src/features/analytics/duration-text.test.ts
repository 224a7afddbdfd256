import { expect, test } from "vitest";
import { durationText } from "./duration-text.ts";

test.each([
  [0, "0 seconds"],
  [1, "1 second"],
  [45, "45 seconds"],
  [60, "1 minute"],
  [90 * 60, "1.5 hours"],
  [36 * 60 * 60, "1.5 days"],
  [30.4 * 24 * 60 * 60, "30 days"],
])("%d seconds read as %s", (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
