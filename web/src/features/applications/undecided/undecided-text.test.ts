import { instantOf } from "@rolecall/contract/values/instant-of.ts";
import { expect, test } from "vitest";
import { undecidedText, waitingText } from "./undecided-text.ts";

test.each([
  [1, "1 undecided"],
  [999, "999 undecided"],
  [1_000, "1,000+ undecided"],
])("%i applications without a decision read '%s'", (count, text) => {
  expect(undecidedText(count)).toBe(text);
});

test.each([
  ["2026-11-23T08:00:00.000Z", "since today"],
  ["2026-11-22T10:00:00.000Z", "for 1 day"],
  ["2026-11-01T12:00:00.000Z", "for 21 days"],
])("an application of %s waits '%s'", (at, text) => {
  const now = new Date("2026-11-23T10:00:00Z");
  expect(waitingText(instantOf(new Date(at)), now)).toBe(text);
});
