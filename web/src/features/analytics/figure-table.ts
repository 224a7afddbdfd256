import { csvLine } from "@rolecall/contract/csv/csv.ts";

type Cell = string | number | null;

/** The figures of a card in rows; the first column names the row. */
export interface FigureTable {
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** The table as a CSV file with plain numbers. A spreadsheet takes it for UTF-8 by its first character. */
export const csvOf = ({ columns, rows }: FigureTable): string =>
  `\u{FEFF}${[columns, ...rows].map((row) => csvLine(row.map((cell) => `${cell ?? ""}`))).join("")}`;
