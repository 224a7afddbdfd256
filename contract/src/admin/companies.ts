import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

export const companySuspendedText = refusal("company-suspended", "This company is suspended");
export const otherCompanyText = refusal("choose-another-company", "Choose another company");
export const togetherTooManyText = refusal(
  "together-too-many-members",
  "Together they have more than 500 members",
);

const access = "administrator";

export const listSupervisedCompanies = {
  method: "GET",
  path: "/api/admin/companies",
  access,
  paged: true,
} as const satisfies Endpoint;

export const getSupervisedCompany = {
  method: "GET",
  path: "/api/admin/companies/{id}",
  access,
} as const satisfies Endpoint;

export const suspendCompany = {
  method: "PUT",
  path: "/api/admin/companies/{id}/suspension",
  access,
} as const satisfies Endpoint;

export const verifyCompany = {
  method: "PUT",
  path: "/api/admin/companies/{id}/verification",
  access,
} as const satisfies Endpoint;

export const unverifyCompany = {
  method: "DELETE",
  path: "/api/admin/companies/{id}/verification",
  access,
} as const satisfies Endpoint;

export const giveCompany = {
  method: "PUT",
  path: "/api/admin/companies/{id}/owner",
  access,
} as const satisfies Endpoint;

export const restoreCompany = {
  method: "DELETE",
  path: "/api/admin/companies/{id}/suspension",
  access,
} as const satisfies Endpoint;

export const mergeCompany = {
  method: "POST",
  path: "/api/admin/companies/{id}/merge",
  access,
  proof: "fresh",
} as const satisfies Endpoint;
