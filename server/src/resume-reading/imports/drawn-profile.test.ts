import { expect, test } from "vitest";
import { readDrawnProfile } from "./drawn-profile.ts";

const line = (text: string, page: number) => ({
  text,
  page,
  cells: [text],
  size: 1,
  beginsColumn: false,
});

test("each field has the page and the line that show it", () => {
  const resume = JSON.stringify({
    basics: { label: "Night Nurse", summary: "Calm.\nAlways." },
    work: [{ position: "Nurse", name: "Mercy", startDate: "2019-05" }],
    skills: [{ name: "看護" }],
  });
  const lines = [
    line("Ward Sister", 1),
    line("Night Nurse", 1),
    line("Calm.", 1),
    line("Nurse at Mercy (May 2019)", 2),
  ];
  const drawn = readDrawnProfile(resume, lines);
  expect(drawn?.title).toMatchObject({ value: "Night Nurse", page: 1, line: "Night Nurse" });
  expect(drawn?.summary).toMatchObject({ value: "Calm.\nAlways.", page: 1, line: "Calm." });
  expect(drawn?.experience[0]).toMatchObject({
    startDate: { value: "2019-05", line: "Nurse at Mercy (May 2019)", page: 2 },
    endDate: { value: null, page: 2 },
  });
  expect(drawn?.skills).toMatchObject([{ value: "看護", page: 1, line: "看護" }]);
});

test.each(["{", "[]", "null", JSON.stringify({ basics: { label: "x".repeat(600_000) } })])(
  "what is no JSON Resume of ours is not read: %.20s",
  (resume) => {
    expect(readDrawnProfile(resume, [])).toBeNull();
  },
);
