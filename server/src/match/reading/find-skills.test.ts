import { describe, expect, test } from "vitest";
import { vocabulary } from "#match/vocabulary/vocabulary.ts";
import { findInLine } from "./find-skills.ts";
import { findJobSkills } from "./read-job.ts";

const namesIn = (line: string) =>
  findInLine(line).map(({ skill }) => vocabulary().skillName(skill));

const jobSkills = (description: string, requirements: string | null = null) =>
  findJobSkills({ title: "Engineer", description, requirements }).map(({ name, need }) => [
    name,
    need,
  ]);

test.each([
  ["We need React, TypeScript and Node.js", ["React", "TypeScript", "Node.js"]],
  ["C++ and C# on Linux", ["C++", "C#", "Linux"]],
  ["managing staff", ["manage staff"]],
  ["A commercial driver's license is required", ["Commercial driver's license"]],
  ["You answer patients' questions", ["answer patients' questions"]],
  ["Registered nurses with a CDL", ["Registered nurse licence", "Commercial driver's license"]],
])("'%s' names %j", (line, names) => {
  expect(namesIn(line)).toEqual(names);
});

test.each([
  ["R&D for bold people", []],
  ["You excel at what you do", []],
  ["Microsoft Excel and Word", ["Microsoft Excel", "Microsoft Word"]],
  ["A swift response in spring", []],
  ["Java, Spring, Hibernate", ["Java (computer programming)", "Spring", "Hibernate"]],
  ["Go to market", []],
  ["- React", ["React"]],
  ["Experience with Excel", ["Microsoft Excel"]],
  ["A Spanish restaurant", []],
  ["Fluent in Spanish and French", ["Spanish", "French"]],
  ["No experience with Kubernetes", []],
  ["Python is not required", []],
  ["We keep staff, manage", []],
])("a name counts only where it is one: '%s' names %j", (line, names) => {
  expect(namesIn(line)).toEqual(names);
});

describe("in a job", () => {
  test("headings and sentences tell what must be from what is nice", () => {
    expect(
      jobSkills(
        "Nice to have:\n- Docker\n\nRequirements:\n- Python\n- Kubernetes is a plus\n",
        "PostgreSQL\nIdeally some Redis",
      ),
    ).toEqual([
      ["Docker", "nice"],
      ["Python (computer programming)", "required"],
      ["Kubernetes", "nice"],
      ["PostgreSQL", "required"],
      ["Redis", "nice"],
    ]);
  });

  test("what stands under benefits and about us is none of the job's", () => {
    expect(
      jobSkills("Python\n\nBenefits\nJavaScript meetups\n\nAbout us:\nFounded on PHP"),
    ).toEqual([["Python (computer programming)", "required"]]);
  });
});
