import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { displayEducation, displayExperience } from "./profile-entry-lines.ts";
import { parseEducation, parseExperience } from "./profile-entry-parsing.ts";

/** Lines in which the separators of the displayed forms turn up in every order. */
const lines = fc.oneof(
  fc.string({ unit: "binary" }),
  fc
    .array(
      fc.constantFrom(
        " at ",
        " in ",
        " from ",
        " (",
        " - ",
        ")",
        "Present",
        "(",
        "x",
        " ",
        "2019",
        "–",
        " to ",
      ),
    )
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
    ["2019 – 2021", "2019", "2021", " – "],
    ["2019 — 2021", "2019", "2021", " — "],
    ["2019 − 2021", "2019", "2021", " − "],
    ["2019–2021", "2019", "2021", "–"],
    ["2019-2021", "2019", "2021", "-"],
    ["2019 –2021", "2019", "2021", " –"],
    ["May 2019 – Jun. 2021", "May 2019", "Jun. 2021", " – "],
    ["05/2019–06/2021", "05/2019", "06/2021", "–"],
    ["2019-05–2021-06", "2019-05", "2021-06", "–"],
    ["May 2019‑Present", "May 2019", null, "‑"],
    ["2019 – Present", "2019", null, " – "],
    ["März 2019 – heute", "März 2019", "heute", " – "],
    ["2019 to 2021", "2019", "2021", " to "],
    ["May 2019 to present", "May 2019", "present", " to "],
    ["May 2019 until Jun 2021", "May 2019", "Jun 2021", " until "],
    ["January 2019—March 2020", "January 2019", "March 2020", "—"],
    ["2019—present", "2019", "present", "—"],
    ["2019–21", "2019", "21", "–"],
    ["May '19–Jun '21", "May '19", "Jun '21", "–"],
    ["1 May 2019–3 June 2021", "1 May 2019", "3 June 2021", "–"],
    ["Sept. 2019— Oct., 2021", "Sept. 2019", "Oct., 2021", "— "],
    ["2019-05-01–2021-06-30", "2019-05-01", "2021-06-30", "–"],
    ["2019-05-2021-06", "2019-05", "2021-06", "-"],
    ["2019\u00A0–\u00A02021", "2019", "2021", "\u00A0–\u00A0"],
    ["2019  –  2021", "2019", "2021", "  –  "],
    ["2019 – to date", "2019", "to date", " – "],
    ["2019‒2021", "2019", "2021", "‒"],
  ])("the dash between dates may be any: (%s)", (dates, startDate, endDate, dash) => {
    const line = `Chef at Noma (${dates})`;
    const entry = { title: "Chef", company: "Noma", startDate, endDate, dash };
    expect(parseExperience(line)).toEqual(entry);
    expect(displayExperience(entry)).toBe(line);
  });

  test.each([
    "Ten years in kitchens",
    "Chef at Noma",
    "Chef at Noma (2019)",
    "Chef at Noma (2019-05)",
    "Chef at Noma (part-time)",
    "Chef at Noma (2019-5)",
    "Chef at Noma (moved to Oslo)",
    "Chef at Noma (since 2019)",
    "Chef at Noma (2019–)",
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

  test.each(["2011 – 2015", "2011-2015", "Sep 2011 — Jun 2015", "2011 to 2015", "2011—15"])(
    "the year may be a range: (%s)",
    (year) => {
      const line = `BSc in Nursing from Porto (${year})`;
      expect(parseEducation(line)).toMatchObject({ year });
      expect(displayEducation(parseEducation(line))).toBe(line);
    },
  );

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

test.each(["-", "- ", " to ", "2019", "–a", "("])(
  "a hundred lines of ten thousand characters of '%s' are read like any others",
  (piece) => {
    const line = `Cook at Kitchen (${piece.repeat(10_000 / piece.length)})`;
    for (let time = 0; time < 100; time += 1) expect(parseExperience(line)).toBe(line);
  },
);
