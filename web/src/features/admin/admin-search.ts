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

/** The filters of a part: words, kinds of rows, people, and times; `id` opens one row. */
const filters = [
  "query",
  "show",
  "role",
  "id",
  "actor",
  "subject",
  "action",
  "from",
  "to",
] as const;
type AdminFilters = Partial<Record<(typeof filters)[number], string>>;
export type AdminSearch = AdminFilters & { section?: AdminSection };

/** The filters of the address: the part that is shown, and what is searched for in it. */
export const adminSearch = (search: Record<string, unknown>): AdminSearch => {
  const section = adminSections.find((known) => known === search["section"]);
  const given = filters.filter((name) => typeof search[name] === "string" && search[name] !== "");
  return {
    ...(section && { section }),
    ...(Object.fromEntries(given.map((name) => [name, search[name]])) as AdminFilters),
  };
};
