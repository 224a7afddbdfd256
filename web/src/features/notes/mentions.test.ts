import { describe, expect, test } from "vitest";
import { mentionedIn, suggestedColleagues, typedMention, withMention } from "./mentions.ts";

const ada = { id: "ada", name: "Ada Moreau" };
const ad = { id: "ad", name: "Ada" };
const bo = { id: "bo", name: "Bo Lee" };
const colleagues = [ada, ad, bo];

describe("what is typed behind an @", () => {
  test.each([
    ["@", ""],
    ["Look, @Ada", "Ada"],
    ["Look, @Ada Mor", "Ada Mor"],
    ["(@bo", "bo"],
    ["ada@example.com", null],
    ["Look", null],
    ["@Ada\nnext line", null],
  ])("of %j is %j", (text, typed) => expect(typedMention(text, text.length)).toBe(typed));

  test("is what stands before the caret", () => expect(typedMention("@Ad and more", 3)).toBe("Ad"));
});

describe("colleagues are suggested", () => {
  test.each([
    ["", ["ada", "ad", "bo"]],
    ["a", ["ada", "ad"]],
    ["LEE", ["bo"]],
    ["Ada M", ["ada"]],
    ["ada", ["ada"]],
    ["Ada Moreau", []],
    ["x", []],
  ])("for %j: %j", (typed, ids) =>
    expect(suggestedColleagues(typed, colleagues).map(({ id }) => id)).toEqual(ids),
  );
});

test("a chosen name takes the place of what was typed of it", () =>
  expect(withMention("Hi @ad, look", { caret: 6, typed: "ad", name: "Ada Moreau" })).toEqual({
    text: "Hi @Ada Moreau , look",
    caret: 15,
  }));

describe("a text mentions", () => {
  test.each([
    ["Look, @Ada Moreau and @Bo Lee.", ["ada", "bo"]],
    ["Look, @Ada.", ["ad"]],
    ["Look, Ada Moreau.", []],
    ["@Ada Moreau, @Ada", ["ada", "ad"]],
  ])("in %j: %j", (text, ids) =>
    expect(mentionedIn(text, colleagues).toSorted()).toEqual(ids.toSorted()),
  );

  test("everybody of one name", () =>
    expect(mentionedIn("@Bo Lee", [bo, { id: "other", name: "Bo Lee" }])).toEqual(["bo", "other"]));
});
