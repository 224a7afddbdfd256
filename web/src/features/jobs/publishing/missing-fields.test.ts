import { expect, test } from "vitest";
import { missingFields } from "./missing-fields.ts";

const whole = {
  location: "Porto",
  type: "remote",
  experienceLevel: "mid",
  category: "design",
  description: "Draw.",
} as const;

test("what a draft lacks is named in the order of its form", () => {
  const lacking = { ...whole, description: null, type: null, location: null };
  expect(missingFields(lacking).map(({ label }) => label)).toEqual([
    "Location",
    "Job type",
    "Description",
  ]);
});

test("a whole draft lacks nothing", () => {
  expect(missingFields(whole)).toEqual([]);
});
