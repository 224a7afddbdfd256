import { expect, test } from "vitest";
import { roleChangeText } from "./role-change.ts";

const nothing = { applications: 0, jobs: 0, companies: 0 };

test.each([
  [
    "candidate",
    "recruiter",
    nothing,
    "You keep your profile and your resumes, and can change back at any time.",
  ],
  [
    "candidate",
    "company",
    { ...nothing, applications: 1 },
    "You keep your profile, your resumes and 1 application. Employers still read what you sent them.",
  ],
  [
    "recruiter",
    "candidate",
    { ...nothing, jobs: 2, companies: 1 },
    "You keep 2 jobs and your place in 1 company. The jobs stay open, but you manage none of it until you change back.",
  ],
  [
    "company",
    "candidate",
    nothing,
    "You no longer post jobs or manage companies. You can change back at any time.",
  ],
  [
    "recruiter",
    "company",
    { ...nothing, jobs: 2 },
    "You keep your jobs and companies, and manage them as before.",
  ],
] as const)(
  "who changes from %s to %s is told what becomes of what they have",
  (from, to, holds, text) => {
    expect(roleChangeText({ from, to, holds })).toBe(text);
  },
);
