import { expect, test } from "vitest";
import { headingOf } from "./headings.ts";

test.each([
  ["Work Experience", "experience"],
  ["PROFESSIONAL EXPERIENCE:", "experience"],
  ["E X P E R I E N C E", "experience"],
  ["Beruflicher Werdegang", "experience"],
  ["Expériences professionnelles", "experience"],
  ["Experiencia laboral", "experience"],
  ["Experiência profissional", "experience"],
  ["Esperienze lavorative", "experience"],
  ["Werkervaring", "experience"],
  ["Education & Training", "education"],
  ["Formation", "education"],
  ["Technical Skills", "skills"],
  ["Sprachkenntnisse", "languages"],
  ["Projects", "other"],
])("'%s' begins %s", (line, section) => {
  expect(headingOf(line)).toEqual({ section, rest: "" });
});

test("what stands behind a heading belongs to it", () => {
  expect(headingOf("Languages: English, German")).toEqual({
    section: "languages",
    rest: "English, German",
  });
});

test.each([
  "Experience with React and Redux in teams",
  "Skilled nurse",
  "projects.",
  "Marta Formation",
])("'%s' is no heading", (line) => {
  expect(headingOf(line)).toBeNull();
});
