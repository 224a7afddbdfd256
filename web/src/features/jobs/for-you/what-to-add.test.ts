import { expect, test } from "vitest";
import { whatToAdd } from "./what-to-add.ts";

const full = {
  skills: ["Pottery", "Glazing", "Kiln firing"],
  experience: ["Potter at Kilnhouse"],
  resumeUrl: "/objects/resume",
};

test.each([
  [{}, undefined],
  [{ skills: ["Pottery", "Glazing"] }, "one more skill"],
  [{ skills: [], experience: [] }, "three skills and your last job"],
  [
    { skills: ["Pottery"], experience: [], resumeUrl: null },
    "two more skills, your last job, and your resume",
  ],
])("a profile is told what the match misses in it: %#", (more, told) => {
  expect(whatToAdd({ ...full, ...more })).toBe(told);
});
