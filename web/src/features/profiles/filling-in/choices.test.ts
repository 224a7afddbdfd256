import type { ResumeReading } from "@rolecall/contract/resume-reading/resume-reading.schemas.ts";
import { expect, test } from "vitest";
import { formValuesOf } from "#features/profiles/profile-form-values.ts";
import { choicesOf, neededFields, valuesWith } from "./choices.ts";

const read = <Value>(value: Value, confidence = 0.9) => ({
  value,
  confidence,
  page: 1,
  line: String(value),
});
const reading: ResumeReading = {
  readable: true,
  message: null,
  pages: 1,
  name: read("Ada Moreau"),
  email: read("ada@mail.example"),
  phoneNumber: read("+33 4 72 00"),
  location: read("Lyon", 0.6),
  title: read("Head Nurse"),
  summary: null,
  skills: [read("Triage"), read("SQL")],
  languages: [
    { ...read("French"), level: "native" },
    { ...read("German"), level: null },
  ],
  experience: [
    {
      title: read("Nurse"),
      company: read("Mercy", 0.5),
      startDate: read("2019-05"),
      endDate: read(null),
    },
  ],
  education: [
    { degree: read("BSc"), field: null, school: read("State College"), year: read("2018") },
  ],
};
const empty = formValuesOf(null);

test("what the form leaves empty is chosen, and what is unsure is marked", () => {
  const choices = choicesOf(reading, empty);
  expect(choices.every(({ isTaken }) => isTaken)).toBe(true);
  expect(choices.filter(({ unsure }) => unsure).map(({ text }) => text)).toEqual([
    "Lyon",
    "German",
    "Nurse at Mercy (May 2019 - Present)",
  ]);
  expect(valuesWith(empty, choices)).toEqual({
    title: "Head Nurse",
    location: "Lyon",
    phoneNumber: "+33 4 72 00",
    skills: ["Triage", "SQL"],
    languages: [
      { name: "French", level: "native" },
      { name: "German", level: "good" },
    ],
    experience: "Nurse at Mercy (May 2019 - Present)",
    education: "BSc from State College (2018)",
  });
});

test("what somebody typed is not overwritten unless they choose it", () => {
  const typed = { ...empty, title: "Nurse", skills: ["triage"], experience: "Years on wards" };
  const choices = choicesOf(reading, typed);
  const chosen = valuesWith(typed, choices);
  expect(chosen).not.toHaveProperty("title");
  expect(chosen).not.toHaveProperty("experience");
  expect(chosen.skills).toEqual(["triage", "SQL"]);
  const all = valuesWith(
    typed,
    choices.map((choice) => ({ ...choice, isTaken: true })),
  );
  expect(all).toMatchObject({
    title: "Head Nurse",
    experience: "Years on wards\nNurse at Mercy (May 2019 - Present)",
  });
});

test("what a profile is not saved without is asked for where nothing says it", () => {
  const needed = choicesOf(reading, empty, neededFields);
  expect(needed.filter(({ text }) => text === "").map(({ field }) => field)).toEqual(["summary"]);
  expect(valuesWith(empty, needed)).not.toHaveProperty("summary");
  expect(choicesOf(reading, { ...empty, summary: "I nurse." }, neededFields)).toHaveLength(
    needed.length - 1,
  );
});

test("what the form says already is no choice", () => {
  const all = { ...empty, ...valuesWith(empty, choicesOf(reading, empty)) };
  expect(choicesOf(reading, all)).toEqual([]);
});
