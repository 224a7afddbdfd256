import { applicationStatuses } from "@rolecall/contract/applications/application-status.ts";
import { expect, test } from "vitest";
import { keyOfStatus, resumeKeys, reviewActionOf } from "./review-keys.ts";

test.each([
  ["j", "next"],
  ["J", "next"],
  ["ArrowDown", "next"],
  ["K", "previous"],
  ["ArrowUp", "previous"],
  ["p", "resume"],
  ["?", "help"],
  ["U", "undo"],
  ["1", "pending"],
  ["6", "hired"],
  ["0", undefined],
  ["7", undefined],
  [" ", undefined],
  ["Enter", undefined],
] as const)("the key '%s' means: %s", (key, action) => {
  expect(reviewActionOf(key)).toBe(action);
});

test("every status has a key, which works in an open resume as well", () => {
  for (const status of applicationStatuses) {
    expect(reviewActionOf(keyOfStatus(status))).toBe(status);
    expect(resumeKeys).toContain(keyOfStatus(status));
  }
});
