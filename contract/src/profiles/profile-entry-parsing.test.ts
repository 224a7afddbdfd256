import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { displayEducation, displayExperience } from "./profile-entry-lines.ts";
import { parseEducation, parseExperience } from "./profile-entry-parsing.ts";

/** Lines in which the separators of the displayed forms turn up in every order. */
const lines = fc.oneof(
  fc.string({ unit: "binary" }),
  fc
    .array(fc.constantFrom(" at ", " in ", " from ", " (", " - ", ")", "Present", "(", "x", " "))
    .map((parts) => parts.join("")),
);

describe("work experience", () => {
  test("a line in the displayed form is an entry", () => {
    expect(parseExperience("Chef at Bar at Night (Oslo) (May 2019 - 2021)")).toEqual({
      title: "Chef",
      company: "Bar at Night (Oslo)",
      startDate: "May 2019",
      endDate: "2021",
    });
  });

  test("'Present' is an end that has not come", () => {
    expect(parseExperience("Chef at Noma (2019 - Present)")).toMatchObject({ endDate: null });
  });

  test.each([
    "Ten years in kitchens",
    "Chef at Noma",
    "Chef at Noma (2019)",
    "Noma (2019 - 2021)",
    "Chef at Noma (2019 - 2021), Oslo",
    " at Noma (2019 - 2021)",
    "Chef at Noma ( - 2021)",
    `Chef at ${"Noma".repeat(100)} (2019 - 2021)`,
    "",
  ])("any other line stays as it is: %s", (line) => {
    expect(parseExperience(line)).toBe(line);
  });

  test("every line is displayed as it was typed", () => {
    fc.assert(
      fc.property(lines, (line) => {
        expect(displayExperience(parseExperience(line))).toBe(line);
      }),
    );
  });
});

describe("education", () => {
  test("a line in the displayed form is an entry", () => {
    expect(parseEducation("BSc in Nursing from University of Texas (2015)")).toEqual({
      degree: "BSc",
      field: "Nursing",
      school: "University of Texas",
      year: "2015",
    });
  });

  test.each([
    "School of life",
    "BSc in Nursing (2015)",
    "BSc from Porto (2015)",
    "BSc in Nursing from Porto",
    "BSc in Nursing from Porto ()",
  ])("any other line stays as it is: %s", (line) => {
    expect(parseEducation(line)).toBe(line);
  });

  test("every line is displayed as it was typed", () => {
    fc.assert(
      fc.property(lines, (line) => {
        expect(displayEducation(parseEducation(line))).toBe(line);
      }),
    );
  });
});
