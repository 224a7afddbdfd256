import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";
import { roleRefusedText } from "#teams/member-role.ts";

export const companyMissingText = refusal("company-not-found", "Company not found");
export const verifyFirstText = refusal("verify-company-first", "Verify the company first");
/** The users who may post a company's jobs. */
export const postingChoices = ["everyone", "members"] as const;
export type PostingBy = (typeof postingChoices)[number];
/** Without a limit the directory comes whole up to this many. */
export const directoryMaximum = 1_000;
/** The number of companies that the directory's screen asks for at once: it fills the screen and a little below it. */
export const companiesPerPage = 24;
export const openJobsPerListedCompany = 20;
/** The most open jobs that a single company carries with it; `GET /api/jobs?companyId=` has the rest. */
export const openJobsPerCompany = 100;

/** The orders of the directory; the first is the usual one. */
export const directorySorts = ["name", "jobs", "newest"] as const;
export type DirectorySort = (typeof directorySorts)[number];
/** The letter of the directory that stands for all names that begin with none from A to Z. */
export const otherLetters = "#";

const mayAdd = {
  roles: ["recruiter", "company"],
  refusal: refusal(
    "company-access-needed",
    "You need recruiter or company access to manage companies.",
  ),
} as const;

/** Of who is neither recruiter nor company no role in a company counts. */
export const mayEdit = { roles: mayAdd.roles, refusal: roleRefusedText } as const;

export const listCompanies = {
  method: "GET",
  path: "/api/companies",
  access: "everyone",
  paged: true,
} as const satisfies Endpoint;

export const listIndustries = {
  method: "GET",
  path: "/api/companies/industries",
  access: "everyone",
} as const satisfies Endpoint;

export const getCompany = {
  method: "GET",
  path: "/api/companies/{id}",
  access: "everyone",
} as const satisfies Endpoint;

export const createCompany = {
  method: "POST",
  path: "/api/companies",
  access: mayAdd,
} as const satisfies Endpoint;

export const editCompany = {
  method: "PATCH",
  path: "/api/companies/{id}",
  access: mayEdit,
} as const satisfies Endpoint;

export const setCompanyLogo = {
  method: "PUT",
  path: "/api/companies/{id}/logo",
  access: mayEdit,
} as const satisfies Endpoint;

export const setCompanyCover = {
  method: "PUT",
  path: "/api/companies/{id}/cover",
  access: mayEdit,
} as const satisfies Endpoint;
