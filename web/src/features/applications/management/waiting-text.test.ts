import { expect, test } from "vitest";
import { waitingText } from "./waiting-text.ts";

const now = new Date("2026-11-23T12:00:00.000Z");

test.each([
  ["pending", "2026-11-23T09:00:00.000Z", "Today"],
  ["pending", "2026-11-22T11:00:00.000Z", "1 day"],
  ["interview_scheduled", "2026-11-01T12:00:00.000Z", "22 days"],
  ["rejected", "2026-11-01T12:00:00.000Z", ""],
  ["hired", "2026-11-01T12:00:00.000Z", ""],
] as const)("%s since %s waits: '%s'", (status, appliedAt, text) => {
  expect(waitingText({ status, appliedAt }, now)).toBe(text);
});
