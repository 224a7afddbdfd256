import { expect, test } from "vitest";
import { requiredText, text, textOfAtLeast } from "./text.ts";

test.each([
  ["64 letters fit into 64 characters", "x".repeat(64), true],
  ["65 do not", "x".repeat(65), false],
  ["an emoji is one of them, though it takes two units", "🌍".repeat(40), true],
  ["64 of them fit as well", "🌍".repeat(64), true],
  ["65 do not, either", "🌍".repeat(65), false],
])("%s", (_, value, fits) => {
  expect(text(64).safeParse(value).success).toBe(fits);
});

test.each([
  ["three letters are three characters", "ada", true],
  ["two are not", "ad", false],
  ["two emoji are two characters, though they take four units", "🚀🚀", false],
  ["three of them are enough", "🚀🚀🚀", true],
])("of at least three characters: %s", (_, value, reaches) => {
  expect(textOfAtLeast(3, 64, "Too short").safeParse(value).success).toBe(reaches);
});

test.each([
  ["nothing", ""],
  ["spaces and line breaks", " \t\n\u00A0\u3000"],
  ["a zero width space", "\u200B"],
  ["a soft hyphen", "\u00AD"],
  ["marks of direction", "\u202E\u2066\u200F"],
  ["a joiner and a variation", "\u200D\uFE0F"],
  ["a filler", "\u3164"],
  ["an empty braille pattern", "\u2800"],
  ["tags", "\u{E0041}\u{E0042}"],
  ["a control character", "\u0007"],
])("required text is more than %s", (_, value) => {
  const result = requiredText(200, "A title is required").safeParse(value);
  expect(result.error?.issues[0]?.message).toBe("A title is required");
});

test.each(["x", "👩\u200D🚀", "می\u200Cخواهم", " . "])(
  "required text may have invisible characters in it: %j",
  (value) => {
    expect(requiredText(200, "A title is required").safeParse(value).success).toBe(true);
  },
);
