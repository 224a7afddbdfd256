import { expect, test } from "vitest";
import { manages } from "./manages.ts";

const ada = { id: "ada", role: "recruiter" } as const;
const job = (row = {}) => ({ companyId: "x", postedBy: "ada", postedByOutsider: false, ...row });

test("a member manages a job by their role alone", () => {
  for (const role of ["owner", "admin", "recruiter"] as const)
    expect(manages(ada, job({ postedBy: "ben" }), role)).toBe(true);
  expect(manages(ada, job(), "reviewer")).toBe(false);
});

test("who is no member manages what they posted, until it is the team's alone", () => {
  expect(manages(ada, job({ postedByOutsider: true }), undefined)).toBe(true);
  expect(manages(ada, job(), undefined)).toBe(false);
  expect(manages(ada, job({ postedBy: "ben", postedByOutsider: true }), undefined)).toBe(false);
});

test("a candidate manages nothing", () => {
  expect(manages({ id: "ada", role: "candidate" }, job(), "owner")).toBe(false);
});
