import { expect, test } from "vitest";
import { passwordAdvice, passwordStrength } from "./password-strength.ts";

test.each([
  ["", 0, "Weak", "low"],
  ["abc", 0, "Weak", "low"],
  ["abcdefgh", 25, "Fair", "low"],
  ["Abcdefgh", 50, "Good", "middle"],
  ["Abc1", 50, "Good", "middle"],
  ["Abcdefg1", 75, "Strong", "high"],
  ["Abcdef1!", 100, "Strong", "high"],
  ["Überlang1", 75, "Strong", "high"],
])("%j scores %i: %s", (password, score, label, tone) => {
  expect(passwordStrength(password)).toEqual({ score, label, tone });
});

test("the list names the rules that the password fulfils already", () => {
  expect(passwordAdvice("Abc").filter(({ met }) => met)).toEqual([
    { text: "One uppercase letter", met: true },
  ]);
});
