import { filterApplications } from "@rolecall/contract/applications/applications.ts";
import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import { createCompany } from "@rolecall/contract/companies/companies.ts";
import { recruiterDashboard } from "@rolecall/contract/dashboard.ts";
import type { Access } from "@rolecall/contract/endpoint.ts";
import { createJob, listManagedJobs } from "@rolecall/contract/jobs/jobs.ts";
import type { LinkProps } from "@tanstack/react-router";

export interface Destination {
  to: LinkProps["to"];
  label: string;
  access: Access;
}

const destinations: readonly Destination[] = [
  { to: "/jobs", label: "Find Jobs", access: "everyone" },
  { to: "/companies", label: "Companies", access: "everyone" },
  // The other roles find theirs, if they ever have one, from the profile and the job.
  {
    to: "/my-applications",
    label: "My Applications",
    access: { ...createCompany.access, roles: ["candidate"] },
  },
  { to: "/post-job", label: "Post a Job", access: createJob.access },
  // Recruiters have it in their menu.
  {
    to: "/your-company",
    label: "Your Company",
    access: { ...createCompany.access, roles: ["company"] },
  },
  // Recruiters find theirs on the dashboard.
  { to: "/my-jobs", label: "My Jobs", access: { ...listManagedJobs.access, roles: ["company"] } },
  { to: "/dashboard", label: "Dashboard", access: recruiterDashboard.access },
  { to: "/application-management", label: "Applications", access: filterApplications.access },
];

/** Whether the guard of a screen lets the user in. */
export const mayGo = (access: Access, user: User | null) => {
  if (access === "everyone") return true;
  // Nobody is told in the top bar that they are an administrator.
  if (!user || access === "administrator") return false;
  return access === "signed-in" || access.roles.includes(user.role);
};

/** The links of the top bar for a user: the screens whose guards let that user in. */
export const navigationFor = (user: User | null) =>
  destinations.filter(({ access }) => mayGo(access, user));

/** The entries of the user menu that only recruiters have. */
export const recruiterEntries = (user: User) =>
  navigationFor(user).filter(({ to }) => to === "/dashboard" || to === "/application-management");
