import { expect, test } from "vitest";
import { hiderOf } from "#match/reading/hider.ts";
import { hiddenLine } from "./shown-person.ts";

const hide = hiderOf({ firstName: null, lastName: null, email: null, phoneNumber: null });
const education = (line: string) => hiddenLine({ field: "education", line }, hide);

test.each([
  ["BSc, Porto (2014 - 2018)", "BSc, Porto"],
  ["BSc , 2018", "BSc"],
  ["BSc, class of '18, Porto", "BSc, Porto"],
  ["Porto   2014 to today", "Porto"],
  ["Glass ’14 – ’18", "Glass"],
])("of education no years are told: '%s'", (line, told) => {
  expect(education(line)).toBe(told);
});

test.each([" ", "2018 ", "(", "(2018", ", ", "' "])(
  "many times '%s' is read like any other line",
  (piece) => {
    const line = `a${piece.repeat(50_000 / piece.length)}b`;
    expect(education(line).length).toBeGreaterThan(0);
  },
);
