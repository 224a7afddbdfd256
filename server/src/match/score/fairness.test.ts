import { expect, test } from "vitest";
import { mostMoved, personalLines } from "#test/match/fairness.ts";

test.each(Object.entries(personalLines))(
  "%s in a resume changes no score by anything, on 20 resumes",
  (_, line) => {
    expect(mostMoved(line, 20)).toBe(0);
  },
);

test("what tells of work does move them", () => {
  expect(mostMoved("Wound care, blueprint reading, food safety and Java.", 20)).toBeGreaterThan(0);
});
