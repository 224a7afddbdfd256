import type { Endpoint } from "#endpoint.ts";
import { postingRefusal } from "#jobs/jobs.ts";
import { refusal } from "#refusal.ts";

/** In the order of their weight: what stands last takes nothing away that the others did not give. */
export const reasonKinds = ["title", "skill", "words", "level", "place", "language"] as const;
export const reasonStates = ["found", "near", "missing", "unknown"] as const;

export const skillNeeds = ["required", "nice"] as const;
export type SkillNeed = (typeof skillNeeds)[number];
export const chooseNeedText = refusal("choose-need", "Choose required or nice");
export const skillNameText = refusal("skill-name-required", "Skill name is required");
/** The most skills of one job. */
export const mostJobSkills = 50;

/** How well the caller's profile fits a job, and why. */
export const matchJob = {
  method: "GET",
  path: "/api/jobs/{id}/match",
  access: "signed-in",
} as const satisfies Endpoint;

/** The match of an application as it was when it was sent. */
export const matchApplication = {
  method: "GET",
  path: "/api/applications/{id}/match",
  access: "signed-in",
} as const satisfies Endpoint;

/** The skills that the texts of a job name. */
export const findJobSkills = {
  method: "POST",
  path: "/api/jobs/skills",
  access: { roles: ["recruiter", "company"], refusal: postingRefusal },
} as const satisfies Endpoint;
