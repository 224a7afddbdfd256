import { useKeptChoice } from "#features/auth/session/use-kept-choice.ts";
import { columnsFrom, columnsText, type ExtraColumn } from "./table-columns.ts";

/** How high the rows of a table are. */
export type Density = "compact" | "comfortable";

/** How the table looks. */
export interface TableLook {
  density: Density;
  /** Null until somebody chose. */
  columns: readonly ExtraColumn[] | null;
}

/**
 * How the user chose to see the table in this browser, and ways to choose otherwise.
 * @param ofAddress the columns that the address names, which stand before one's own
 */
export const useTableLook = (ofAddress: readonly ExtraColumn[] | null) => {
  const [density, keepDensity] = useKeptChoice("density");
  const [columns, keepColumns] = useKeptChoice("columns");
  const look: TableLook = {
    density: density === "comfortable" ? "comfortable" : "compact",
    columns: ofAddress ?? columnsFrom(columns),
  };
  return {
    look,
    chooseDensity: (chosen: Density) => keepDensity(chosen === "compact" ? null : chosen),
    chooseColumns: (chosen: TableLook["columns"]) => keepColumns(chosen && columnsText(chosen)),
  };
};
