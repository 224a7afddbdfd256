import { expect, test } from "vitest";
import { keysOfResume, teamReviewActionOf, teamReviewKeyTexts } from "./team-review-keys.ts";

const manager = { mayDecide: true };
const reviewer = { mayDecide: false };

test.each([
  ["j", "next", "next"],
  ["K", "previous", "previous"],
  ["1", "pending", undefined],
  ["6", "hired", undefined],
  ["7", undefined, undefined],
  ["r", "reject", undefined],
  ["n", "note", "note"],
  ["m", "write", undefined],
  ["t", "tag", "tag"],
  ["S", "star", "star"],
  ["u", "undo", undefined],
  ["?", "help", "help"],
  ["Enter", undefined, undefined],
] as const)(
  "the key '%s' means %s to who decides, and %s to a reviewer",
  (key, ofManager, ofReviewer) => {
    expect(teamReviewActionOf(key, manager)).toBe(ofManager);
    expect(teamReviewActionOf(key, reviewer)).toBe(ofReviewer);
  },
);

test("the list of keys names those alone that work, and an open resume passes them on", () => {
  const keysOf = (who: { mayDecide: boolean }) =>
    teamReviewKeyTexts(who).map(([key]) => key.toLowerCase());
  for (const who of [manager, reviewer])
    for (const key of keysOf(who)) expect(teamReviewActionOf(key, who)).toBeDefined();
  expect(keysOf(reviewer)).toEqual(["j", "k", "n", "t", "s", "?"]);
  // J and K are keys of every resume.
  expect(keysOfResume).toEqual(
    expect.arrayContaining(["1", "6", "r", "n", "m", "t", "s", "u", "?"]),
  );
});
