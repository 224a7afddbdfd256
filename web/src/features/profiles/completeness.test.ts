import { expect, test } from "vitest";
import { lackOf } from "./completeness.ts";

const whole = {
  title: "Gardener",
  location: "Sintra",
  summary: "Roses.",
  skills: ["Pruning", "Grafting", "Composting"],
  experience: "Palace gardens, 2019 to 2024",
  education: "School of horticulture",
  resumeUrl: "/objects/resume",
};

test.each([
  [{ skills: [] }, "Employers search by skills: add three."],
  [{ skills: ["Pruning"] }, "Employers search by skills: add two more."],
  [{ skills: ["Pruning", "Grafting"] }, "Employers search by skills: add one more."],
  [{ summary: " " }, "Employers read a summary before a resume: add yours."],
  [{ resumeUrl: null }, "Every application takes a resume: upload yours."],
  [{ experience: "", education: "" }, "The match goes by your experience: add your last job."],
  [{ education: "\n" }, "Many jobs ask for an education: add yours."],
])("a profile that lacks %o is told the one thing that counts most", (lacks, sentence) => {
  expect(lackOf({ ...whole, ...lacks })).toBe(sentence);
});

test("a whole profile is told of nothing that it lacks", () => {
  expect(lackOf(whole)).toBeUndefined();
});
