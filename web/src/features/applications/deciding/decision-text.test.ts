import { expect, test } from "vitest";
import { whatWillGoText } from "./decision-text.ts";

test.each([
  [0, true, "Everybody is in this status already: nothing changes, and no email goes."],
  [
    1,
    true,
    "The email goes to 1 candidate. The candidate learns of it after 30 seconds; until then you can undo it.",
  ],
  [
    2,
    false,
    "No email goes. 2 candidates learn of it after 30 seconds; until then you can undo it.",
  ],
])("of %i changed applications, letter: %s", (changed, hasLetter, text) => {
  expect(whatWillGoText({ changed, hasLetter })).toBe(text);
});
