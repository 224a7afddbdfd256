import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import type { Role } from "@rolecall/contract/values/role.ts";
import { expect, test } from "vitest";
import { placesFor } from "./palette-places.ts";

const user = (role: Role) => ({ role }) as User;
const labels = (of: User | null, typed = "") => placesFor(of, typed).map(({ label }) => label);

test("a visitor is led to what everybody may open alone", () => {
  expect(labels(null)).toEqual(["Find Jobs", "Companies", "Saved Jobs", "Start page"]);
});

test("each role is led to its screens, each named once", () => {
  expect(labels(user("candidate"))).not.toContain("Dashboard");
  expect(labels(user("company"))).not.toContain("Applications");
  expect(labels(user("company")).filter((label) => label === "My Jobs")).toHaveLength(1);
  expect(labels(user("recruiter"))).toEqual(
    expect.arrayContaining(["Dashboard", "Applications", "Post a Job", "My Jobs", "Settings"]),
  );
});

test("what was typed is a part of the name, in any case", () => {
  expect(labels(user("recruiter"), " APPLIC ")).toEqual(["Applications", "My Applications"]);
  expect(labels(null, "zzyzx")).toEqual([]);
});
