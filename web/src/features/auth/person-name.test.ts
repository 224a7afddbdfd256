import { expect, test } from "vitest";
import { fullName, initialsOf } from "./person-name.ts";

test.each([
  ["Ada", "Moreau", "Ada Moreau", "AM"],
  ["Ada", null, "Ada", "A"],
  [null, "Moreau", "Moreau", "M"],
  [" élise ", "åberg", "élise åberg", "ÉÅ"],
  ["😀 Smile", "X", "😀 Smile X", "😀X"],
  ["  ", null, "", "U"],
  [null, null, "", "U"],
])("%j %j is called %j, %s for short", (firstName, lastName, name, initials) => {
  const person = { firstName, lastName };
  expect(fullName(person)).toBe(name);
  expect(initialsOf(person, "U")).toBe(initials);
});
