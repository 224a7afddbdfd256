import { expect, test } from "vitest";
import { codeOf, listRefusals, refusal, refusalAbout } from "./refusal.ts";

test("a sentence stands beside its code, and is listed with it", () => {
  expect(refusal("tea-cold", "The tea is cold")).toBe("The tea is cold");
  expect(codeOf("The tea is cold")).toBe("tea-cold");
  expect(listRefusals()).toContainEqual({ code: "tea-cold", sentence: "The tea is cold" });
});

test("a sentence that names something is known by the rest of it", () => {
  const wrongDay = refusalAbout("wrong-day", "{name} (or so) is closed on {day}.");
  expect(wrongDay({ name: "Acme\nInc.", day: "Monday" })).toBe(
    "Acme\nInc. (or so) is closed on Monday.",
  );
  expect(codeOf("Acme\nInc. (or so) is closed on Monday.")).toBe("wrong-day");
  expect(codeOf("Acme is closed on Monday")).toBeUndefined();
});
