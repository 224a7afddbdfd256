/** The parts of the administration, in the order in which they stand. */
export const adminSections = [
  "overview",
  "reports",
  "people",
  "companies",
  "jobs",
  "rules",
  "record",
] as const;
export type AdminSection = (typeof adminSections)[number];

/** The filters of the address: the part that is shown, and what is searched for in it. */
export const adminSearch = ({
  section,
  query,
}: Record<string, unknown>): { section?: AdminSection; query?: string } => ({
  ...(adminSections.includes(section as AdminSection) && { section: section as AdminSection }),
  ...(typeof query === "string" && query !== "" && { query }),
});
