import type { JobDetail } from "@rolecall/contract/jobs/jobs.schemas.ts";

const needed = [
  { field: "location", label: "Location" },
  { field: "type", label: "Job type" },
  { field: "experienceLevel", label: "Experience level" },
  { field: "category", label: "Category" },
  { field: "description", label: "Description" },
] as const satisfies { field: keyof JobDetail; label: string }[];

/** What a draft needs before it can be published, in the order of its form. */
export const missingFields = (job: Pick<JobDetail, (typeof needed)[number]["field"]>) =>
  needed.filter(({ field }) => job[field] === null);
