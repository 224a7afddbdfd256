import { expect, test } from "vitest";
import { type EntryKind, entriesOf, lineOf, moved, textOf } from "./entry-parts.ts";

test.each<[EntryKind, string, string[]]>([
  [
    "experience",
    "Nurse at County Hospital (2019 - Present)",
    ["Nurse", "County Hospital", "2019", ""],
  ],
  ["experience", "Nurse at St. Mary's (2019 - 2021)", ["Nurse", "St. Mary's", "2019", "2021"]],
  ["experience", "Nurse at St. Mary's (2019–2021)", ["Nurse", "St. Mary's", "2019", "2021"]],
  ["experience", "Nurse at Lund (May 2019 – Present)", ["Nurse", "Lund", "May 2019", ""]],
  ["experience", "A summer in Rome", ["A summer in Rome", "", "", ""]],
  [
    "education",
    "BSc in Nursing from State College (2018)",
    ["BSc", "Nursing", "State College", "2018"],
  ],
  ["education", "Evening classes (2018)", ["Evening classes (2018)", "", "", ""]],
])("a line of %s, '%s', is read into its fields, and back", (kind, line, parts) => {
  const entries = entriesOf(kind, line);
  expect(entries.map((entry) => entry.parts)).toEqual([parts]);
  expect(textOf(kind, entries)).toBe(line);
});

test.each<[EntryKind, string[], string]>([
  ["experience", ["Nurse", "", "", ""], "Nurse"],
  ["experience", ["Nurse", "County Hospital", "", ""], "Nurse at County Hospital"],
  ["experience", ["Nurse", "", "2019", ""], "Nurse (2019 - Present)"],
  ["experience", ["Nurse", "", "", "2021"], "Nurse (until 2021)"],
  ["education", ["BSc", "", "State College", ""], "BSc from State College"],
  ["education", ["", "Nursing", "", "2018"], "in Nursing (2018)"],
])("of an entry of %s with the fields %j the line is '%s'", (kind, parts, line) => {
  expect(lineOf(kind, { parts })).toBe(line);
});

test("empty lines and empty entries are none", () => {
  const entries = entriesOf("education", "One\n \n\nTwo");
  expect(entries).toHaveLength(2);
  expect(textOf("education", [...entries, { id: "new", parts: ["", "", "", ""] }])).toBe(
    "One\nTwo",
  );
});

test("an entry moves to another place, and the others keep their order", () => {
  const [first, ...others] = entriesOf("experience", "A\nB\nC");
  const text = (from: number, to: number) =>
    textOf("experience", moved([...(first ? [first] : []), ...others], from, to));
  expect([text(0, 2), text(2, 0), text(1, 1)]).toEqual(["B\nC\nA", "C\nA\nB", "A\nB\nC"]);
});
