import * as z from "zod";

/** The first entry of a backup; it says how to read the others. */
export const manifest = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The migrations that made the tables, by their hashes, oldest first. */
  migrations: z.array(z.string()).min(1),
  /** In the order in which they stand in the backup. */
  tables: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifest>;

/** The last entry: without it the backup was cut short. */
export const summary = z.object({
  /** By table. */
  rows: z.record(z.string(), z.int()),
  files: z.int(),
  /** Files that the database names and the store did not have. */
  missingFiles: z.array(z.string()),
});
export type Summary = z.infer<typeof summary>;

export const entryNames = {
  manifest: "manifest.json",
  summary: "summary.json",
  /** `tables/jobs/000001`: a part of a table, in PostgreSQL's COPY text. */
  tables: "tables/",
  /** `files/<key>` */
  files: "files/",
} as const;
