import { expect, test } from "vitest";
import { nextAddition } from "./next-addition.ts";

const whole = {
  skills: ["Tuning", "Casting", "Welding"],
  resumeUrl: "/objects/1",
  experience: "Founder at Bells (2019 - Present)",
};

test.each([
  ["without skills asks for three", { ...whole, skills: [] }, "add three."],
  ["with two skills asks for one more", { ...whole, skills: ["A", "B"] }, "add one more."],
  ["without a resume asks for it", { ...whole, resumeUrl: null }, "upload yours."],
  ["without experience asks for it", { ...whole, experience: "" }, "add it."],
])("a profile %s", (_which, told, asked) => {
  expect(nextAddition(told)).toMatch(new RegExp(`${asked.replace(".", "[.]")}$`));
});

test("a profile with all of it is asked for nothing", () => {
  expect(nextAddition(whole)).toBeNull();
});
