import { refusal } from "#refusal.ts";
import { recruiterRefusal } from "./applications.ts";

/** The columns of a CSV of applications; `title` is the profile's. `answers` is one for each question of a job. */
export const exportColumns = [
  "name",
  "email",
  "phone",
  "location",
  "title",
  "job",
  "company",
  "status",
  "stage",
  "appliedAt",
  "tags",
  "stars",
  "source",
  "ruledOut",
  "answers",
] as const;
export type ExportColumn = (typeof exportColumns)[number];

export const defaultExportColumns: readonly ExportColumn[] = [
  "name",
  "email",
  "job",
  "company",
  "status",
  "appliedAt",
];

export const unknownColumnText = refusal("unknown-column", "Unknown column");

/** The filtered applications as a CSV file, for who manages their jobs. */
export const applicationsCsvPath = "/api/applications/export";
export const applicationsCsvAccess = {
  roles: ["recruiter", "company"],
  refusal: recruiterRefusal,
} as const;
