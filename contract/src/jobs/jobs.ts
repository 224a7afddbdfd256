import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

export const jobMissingText = refusal("job-not-found", "Job not found");
export const notYourJobToEditText = refusal(
  "not-your-job-to-edit",
  "You can only edit jobs that you manage.",
);
export const jobStaysText = refusal(
  "job-stays-with-company",
  "A job with applications stays with its company",
);
export const membersOnlyText = refusal(
  "only-members-post",
  "Only members of this company may post its jobs",
);
export const jobHasApplicationsText = refusal(
  "job-has-applications",
  "A job with applications cannot be deleted",
);
export const postingRefusal = refusal(
  "posting-access-needed",
  "You need recruiter or company access to post jobs.",
);
/** Counting a filtered list stops here; the screen then says '1,000+'. */
export const countCap = 1_000;
/** The most applications that a single job carries with it. */
export const applicationsPerJob = 100;

/** The most jobs that one browser saves, and that a search can be held to. */
export const mostSavedJobs = 100;

/** A search around a city reaches so many miles, from the fewest to the most. */
export const milesAround = { fewest: 5, most: 200 } as const;
export const unknownPlaceText = refusal(
  "unknown-place",
  "Choose a place that we know to search around it",
);
/** The most places nearby that are named where a search finds nothing. */
export const mostPlacesNearby = 5;

/** A search may ask for companies that answer so many percent, from the fewest to the most. */
export const leastAnswers = { fewest: 1, most: 100 } as const;

/** Choices of the salary filter, in whole US dollars a year. */
export const salaryRanges = {
  "40-60": { salaryMin: 40_000, salaryMax: 60_000 },
  "60-80": { salaryMin: 60_000, salaryMax: 80_000 },
  "80-120": { salaryMin: 80_000, salaryMax: 120_000 },
  "120+": { salaryMin: 120_000, salaryMax: undefined },
} as const;

export const jobSorts = ["relevance", "newest", "salary", "match", "answers"] as const;
export type JobSort = (typeof jobSorts)[number];

/** The most that is suggested at once. */
export const mostSuggestions = 8;
/** The jobs that a suggestion stands for are counted up to here. */
export const suggestedJobsCap = 100;

/** Titles and companies are suggested for the words of a search, locations for its place. */
export const suggestionKinds = ["title", "company", "location"] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

export const listJobs = {
  method: "GET",
  path: "/api/jobs",
  access: "everyone",
  paged: true,
} as const satisfies Endpoint;

/** The parts of a search that can be removed. */
export const searchFilters = [
  "query",
  "location",
  "within",
  "type",
  "category",
  "experienceLevel",
  "salary",
  "companyId",
  "answers",
  "postedSince",
] as const;
export type SearchFilter = (typeof searchFilters)[number];

export type SalaryRange = keyof typeof salaryRanges;
export const salaryRangeNames = Object.keys(salaryRanges) as SalaryRange[];

export const countJobs = {
  method: "GET",
  path: "/api/jobs/facets",
  access: "everyone",
} as const satisfies Endpoint;

export const suggestSearches = {
  method: "GET",
  path: "/api/suggestions",
  access: "everyone",
} as const satisfies Endpoint;

export const listManagedJobs = {
  method: "GET",
  path: "/api/jobs/mine",
  access: { roles: ["recruiter", "company"], refusal: postingRefusal },
  paged: true,
} as const satisfies Endpoint;

export const getJob = {
  method: "GET",
  path: "/api/jobs/{id}",
  access: "everyone",
} as const satisfies Endpoint;

export const createJob = {
  method: "POST",
  path: "/api/jobs",
  access: { roles: ["recruiter", "company"], refusal: postingRefusal },
} as const satisfies Endpoint;

export const editJob = {
  method: "PATCH",
  path: "/api/jobs/{id}",
  access: { roles: ["recruiter", "company"], refusal: postingRefusal },
} as const satisfies Endpoint;

export const closeJob = {
  method: "POST",
  path: "/api/jobs/{id}/close",
  access: { roles: ["recruiter", "company"], refusal: postingRefusal },
} as const satisfies Endpoint;

export const deleteJob = {
  method: "DELETE",
  path: "/api/jobs/{id}",
  access: { roles: ["recruiter", "company"], refusal: postingRefusal },
} as const satisfies Endpoint;

/** Open means: takes applications now. */
export const isOpen = (job: { isActive: boolean; deadline: string | null }, now = new Date()) =>
  job.isActive && (job.deadline === null || new Date(job.deadline) > now);

/** Expired means: closed by its deadline alone. */
export const isExpired = (job: Parameters<typeof isOpen>[0], now = new Date()): boolean =>
  job.isActive && !isOpen(job, now);
