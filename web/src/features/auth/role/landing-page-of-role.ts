import type { Role } from "@rolecall/contract/values/role.ts";

/** Where each role goes once it is chosen. */
export const landingPageOf = (role: Role) =>
  ({ candidate: "/profile", recruiter: "/dashboard", company: "/companies" } as const)[role];
