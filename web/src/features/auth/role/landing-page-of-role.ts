import type { Role } from "@rolecall/contract/values/role.ts";

/** The first screen of each role once it is chosen. */
export const landingPageOf = (role: Role) =>
  ({ candidate: "/profile", recruiter: "/dashboard", company: "/companies" } as const)[role];
