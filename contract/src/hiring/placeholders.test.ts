import { expect, test } from "vitest";
import { filledIn, unknownPlaceholderIn } from "./placeholders.ts";

const values = {
  firstName: "Ada",
  lastName: "Moreau",
  jobTitle: "Signaller",
  companyName: "Bell Rock Lights",
  senderName: "Rita Osei",
  sentence: "",
};

test.each([
  ["Dear {{firstName}} {{ lastName }},", undefined],
  ["No braces, { one }, and {{firstName}", undefined],
  ["{{firstname}}", "firstname"],
  ["{{jobTitle}} {{ salary }} {{age}}", "salary"],
  ["{{}}", ""],
])("of %j the unknown placeholder is %j", (text, unknown) => {
  expect(unknownPlaceholderIn(text)).toBe(unknown);
});

test("values stand in place of placeholders, wherever and however often", () => {
  expect(filledIn("{{firstName}}, {{ jobTitle }}, {{firstName}}{{sentence}}.", values)).toBe(
    "Ada, Signaller, Ada.",
  );
});

test("a value is never read as a placeholder, or as a pattern", () => {
  const tricky = { ...values, firstName: "{{lastName}}", lastName: "$& $1 {{firstName}}" };
  expect(filledIn("{{firstName}} {{lastName}}", tricky)).toBe("{{lastName}} $& $1 {{firstName}}");
});
