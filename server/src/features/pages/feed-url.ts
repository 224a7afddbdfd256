import { salaryRanges } from "@rolecall/contract/jobs/jobs.ts";

const filters = ["query", "location", "type", "category", "experienceLevel", "companyId", "sort"];

const isRange = (value: unknown): value is keyof typeof salaryRanges =>
  typeof value === "string" && value in salaryRanges;

/** The feed of the search that the address of the jobs screen names. */
export const feedUrl = (publicUrl: string, address: Record<string, unknown>): string => {
  const url = new URL("/jobs.rss", publicUrl);
  for (const name of filters) {
    const value = address[name];
    if (typeof value === "string" && value.trim() !== "") url.searchParams.set(name, value);
  }
  const range = address["salaryRange"];
  const bounds = isRange(range) ? Object.entries(salaryRanges[range]) : [];
  for (const [name, bound] of bounds)
    if (bound !== undefined) url.searchParams.set(name, String(bound));
  return url.href;
};
