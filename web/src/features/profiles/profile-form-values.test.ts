import type { Profile } from "@rolecall/contract/profiles/profiles.schemas.ts";
import { expect, test } from "vitest";
import { draftOf, formValuesOf } from "./profile-form-values.ts";

const profile: Profile = {
  id: "0199",
  userId: "0198",
  title: "Nurse",
  summary: "Nights.",
  skills: ["Triage"],
  experience: [
    { title: "RN", company: "County Hospital", startDate: "2020", endDate: null },
    "Summers at a camp",
  ],
  education: [{ degree: "BSc", field: "Nursing", school: "State College", year: "2019" }],
  resumeUrl: null,
  phoneNumber: null,
  location: "Portland, OR",
  languages: [],
  wantedSalary: null,
  willMove: false,
  notSkills: [],
  revision: 1,
  createdAt: "2026-11-20T12:00:00.000Z",
  updatedAt: "2026-11-20T12:00:00.000Z",
};

test("a profile is edited as lines of text", () => {
  expect(formValuesOf(profile)).toMatchObject({
    experience: "RN at County Hospital (2020 - Present)\nSummers at a camp",
    education: "BSc in Nursing from State College (2019)",
    phoneNumber: "",
  });
});

test("every filled line of the form becomes an entry", () => {
  const draft = draftOf({ ...formValuesOf(profile), experience: "One\r\n\n  \nTwo" });
  expect(draft.experience).toEqual(["One", "Two"]);
});

test("before the first save the form is empty", () => {
  expect(formValuesOf(null)).toMatchObject({ title: "", skills: [], resumeUrl: null });
});
