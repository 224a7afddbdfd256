import { expect, test } from "vitest";
import { type MatchReason, pointsText, reasonText, sourceText } from "./reason-text.ts";

const reason: MatchReason = {
  kind: "skill",
  name: "GraphQL",
  need: "nice",
  state: "missing",
  points: 0,
  most: 6,
  found: [],
  asked: [],
  gain: 3,
};

test.each([
  [reason, "Skill, nice to have: not found", "0 of 6"],
  [
    { ...reason, need: "required", state: "near", points: 2 },
    "Skill: something near was found",
    "2 of 6",
  ],
  [
    { ...reason, kind: "level", need: null, state: "found", points: -4, most: 0 },
    "Level: found",
    "-4",
  ],
  [
    { ...reason, kind: "language", need: null, state: "unknown", most: 0 },
    "Language: not told",
    "0",
  ],
] as const)("a reason reads as what it is about, and whether it was found", (one, text, points) => {
  expect(reasonText(one)).toBe(text);
  expect(pointsText(one)).toBe(points);
});

test.each([
  [{ in: "profile", field: "skills", page: null, line: "" }, "Profile, skills"],
  [{ in: "profile", field: null, page: null, line: "" }, "Profile"],
  [{ in: "resume", field: null, page: 2, line: "" }, "Resume, page 2"],
  [{ in: "resume", field: null, page: null, line: "" }, "Resume"],
] as const)("the line %o stands in: %s", (found, text) => {
  expect(sourceText(found)).toBe(text);
});
