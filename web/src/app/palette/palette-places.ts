import { getAnalytics } from "@rolecall/contract/analytics/analytics.ts";
import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import { createCompany } from "@rolecall/contract/companies/companies.ts";
import { listManagedJobs } from "@rolecall/contract/jobs/jobs.ts";
import { hasWords, nameKey, searchedWords } from "@rolecall/contract/names/names.ts";
import { type Destination, mayGo, navigationFor } from "#app/navigation.ts";

/** Screens beside those of the top bar. */
const further: readonly Destination[] = [
  { to: "/my-jobs", label: "My Jobs", access: listManagedJobs.access },
  { to: "/analytics", label: "Analytics", access: getAnalytics.access },
  { to: "/your-company", label: "Your Company", access: createCompany.access },
  { to: "/my-applications", label: "My Applications", access: "signed-in" },
  { to: "/messages", label: "Messages", access: "signed-in" },
  { to: "/jobs/for-you", label: "Jobs for You", access: "signed-in" },
  { to: "/saved-jobs", label: "Saved Jobs", access: "everyone" },
  { to: "/alerts", label: "Job Alerts", access: "signed-in" },
  { to: "/profile", label: "Profile", access: "signed-in" },
  { to: "/settings/security", label: "Settings", access: "signed-in" },
  { to: "/", label: "Start page", access: "everyone" },
];

/** The screens that a user may open and whose names contain what was typed, each once. */
export const placesFor = (user: User | null, typed: string): Destination[] => {
  const words = searchedWords(typed);
  const places = [...navigationFor(user), ...further.filter(({ access }) => mayGo(access, user))];
  return places.filter(
    ({ to, label }, index) =>
      hasWords(nameKey(label), words) && places.findIndex((place) => place.to === to) === index,
  );
};
