import type { Accepts } from "@rolecall/contract/hiring/answers.ts";
import { expect, test } from "vitest";
import { acceptsText } from "./accepts-text.ts";

test.each<[Accepts, string]>([
  [true, "Yes"],
  [false, "No"],
  [["Austin"], "Austin"],
  [["Austin", "Boise"], "Austin or Boise"],
  [["Austin", "Boise", "Denver"], "Austin, Boise, or Denver"],
  [{ min: 3 }, "at least 3"],
  [{ max: 120_000 }, "at most 120,000"],
  [{ min: 2, max: 4.5 }, "2 to 4.5"],
  [{ min: 0, max: 0 }, "0"],
  [{}, "any number"],
])("%j is told as '%s'", (accepts, text) => {
  expect(acceptsText(accepts)).toBe(text);
});
