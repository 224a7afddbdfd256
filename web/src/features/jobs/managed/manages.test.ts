import { expect, test } from "vitest";
import { manages, mayTakeOver } from "./manages.ts";

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

test("owner and admins take over an outsider's job, and one that its suspended poster keeps unlisted", () => {
  const listed = {
    postedByOutsider: false,
    listed: true,
    held: false,
    takedown: null,
    unlistedAt: null,
  };
  const outsiders = { ...listed, postedByOutsider: true };
  const suspended = { ...listed, listed: false };
  for (const role of ["owner", "admin"] as const) {
    expect([outsiders, suspended, listed].map((one) => mayTakeOver(one, role))).toEqual([
      true,
      true,
      false,
    ]);
    // Taking it over would list it no more than before.
    for (const other of [{ held: true }, { unlistedAt: "2026-01-01T00:00:00.000Z" } as const])
      expect(mayTakeOver({ ...suspended, ...other }, role)).toBe(false);
  }
  for (const role of ["recruiter", "reviewer", undefined] as const)
    expect([outsiders, suspended].map((one) => mayTakeOver(one, role))).toEqual([false, false]);
});
