/**
 * The feature that alone writes each table of `server/src/db/schema/<table>.ts`. Reads may join any.
 */
export const tableOwners: Record<string, string> = {
  "application-status-changes": "applications",
  applications: "applications",
  attempts: "auth",
  "audit-entries": "audit",
  "candidate-profiles": "profiles",
  companies: "companies",
  "job-search": "search",
  "job-suggestions": "search",
  jobs: "jobs",
  "open-job-counts": "search",
  "password-resets": "auth",
  gazetteers: "places",
  places: "places",
  "search-places": "search",
  "search-suggestions": "search",
  "search-words": "search",
  sessions: "auth",
  "sign-in-names": "auth",
  "social-accounts": "auth",
  uploads: "resumes",
  users: "auth",
};
