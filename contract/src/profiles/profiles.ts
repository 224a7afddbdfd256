import type { Endpoint } from "#endpoint.ts";

export const profileMissingText = "Profile not found";
export const profileExistsText = "Profile already exists";

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
