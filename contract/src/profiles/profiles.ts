import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

export const profileMissingText = refusal("profile-not-found", "Profile not found");
export const profileExistsText = refusal("profile-already-exists", "Profile already exists");

export const skillsRequiredText = refusal("skills-required", "Skills are required");

export const languageLevels = ["basic", "good", "fluent", "native"] as const;

export const getProfile = {
  method: "GET",
  path: "/api/profile",
  access: "signed-in",
  nothing: 404,
} as const satisfies Endpoint;

export const createProfile = {
  method: "POST",
  path: "/api/profile",
  access: "signed-in",
} as const satisfies Endpoint;

export const saveProfile = {
  method: "PUT",
  path: "/api/profile",
  access: "signed-in",
} as const satisfies Endpoint;

/** Says of one skill that the caller has it, or that they have not. */
export const markSkill = {
  method: "POST",
  path: "/api/profile/skills",
  access: "signed-in",
} as const satisfies Endpoint;
