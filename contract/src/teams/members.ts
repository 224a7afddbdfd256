import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

export const memberMissingText = refusal("member-not-found", "Member not found");

export const ownerStaysText = refusal("owner-stays", "Hand the company over first");
export const ownerNeedsAccountText = refusal(
  "owner-needs-employer-account",
  "The new owner needs a recruiter or company account",
);
export const companyHasJobsText = refusal(
  "company-has-jobs",
  "A company with jobs cannot be deleted",
);

export const listMembers = {
  method: "GET",
  path: "/api/companies/{id}/members",
  access: "signed-in",
  paged: true,
} as const satisfies Endpoint;

export const changeMember = {
  method: "PATCH",
  path: "/api/companies/{id}/members/{userId}",
  access: "signed-in",
} as const satisfies Endpoint;

export const removeMember = {
  method: "DELETE",
  path: "/api/companies/{id}/members/{userId}",
  access: "signed-in",
} as const satisfies Endpoint;

export const handOver = {
  method: "POST",
  path: "/api/companies/{id}/owner",
  access: "signed-in",
  proof: "fresh",
} as const satisfies Endpoint;

export const deleteCompany = {
  method: "DELETE",
  path: "/api/companies/{id}",
  access: "signed-in",
  proof: "fresh",
} as const satisfies Endpoint;

export const companyHistory = {
  method: "GET",
  path: "/api/companies/{id}/history",
  access: "signed-in",
  paged: true,
} as const satisfies Endpoint;
