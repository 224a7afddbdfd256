import { expect, test } from "vitest";
import { isWholeLetter, letterProblems } from "./letter-problems.ts";

test("an unknown placeholder is said while it is typed, what is missing once it was sent", () => {
  const letter = { subject: "", text: "Dear {{first}}" };
  expect(letterProblems(letter, false)).toEqual({
    subject: undefined,
    text: "Unknown placeholder {{first}}",
  });
  expect(letterProblems(letter, true).subject).toBe("Subject is required");
  expect(isWholeLetter(letter)).toBe(false);
  expect(isWholeLetter({ subject: "For {{firstName}}", text: "Hello" })).toBe(true);
});
