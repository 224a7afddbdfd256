/** The columns that a reader adds to those that always stand, in their order. */
export const extraColumns = [
  "title",
  "location",
  "match",
  "tags",
  "stars",
  "source",
  "waiting",
] as const;
export type ExtraColumn = (typeof extraColumns)[number];

export const columnHeadings: Record<ExtraColumn, string> = {
  title: "Title",
  location: "Place",
  match: "Match",
  tags: "Tags",
  stars: "Stars",
  source: "Source",
  waiting: "Waiting",
};

/** What stands there until somebody chooses, and only where a table has room for more. */
export const columnsAtFirst: readonly ExtraColumn[] = ["title", "location", "waiting"];

/** Reads chosen columns, as `columnsText` writes them; null where none were chosen. What is unknown is left out. */
export const columnsFrom = (text: unknown): readonly ExtraColumn[] | null => {
  if (typeof text !== "string") return null;
  const names = text.split(",");
  return extraColumns.filter((column) => names.includes(column));
};

/** Columns as they stand in an address and in the browser's storage. */
export const columnsText = (columns: readonly string[]): string => columns.join(",");
