import { expect, test } from "vitest";
import { doneSteps } from "./set-up-steps.ts";

const nothing = { company: undefined, people: 0, hasJobs: false };

test("an account without a company has done none of the steps", () => {
  expect(doneSteps(nothing)).toEqual({ company: false, logo: false, team: false, job: false });
});

test("a step is done by what it asks for, whichever came first", () => {
  const company = { logoUrl: null };
  expect(doneSteps({ company, people: 1, hasJobs: false })).toEqual({
    company: true,
    logo: false,
    team: false,
    job: false,
  });
  expect(doneSteps({ company: { logoUrl: "/l.png" }, people: 2, hasJobs: true })).toEqual({
    company: true,
    logo: true,
    team: true,
    job: true,
  });
  expect(doneSteps({ ...nothing, hasJobs: true })).toMatchObject({ company: false, job: true });
});
