import { storagePrefixOf } from "#lib/user-storage.ts";

/** How high the rows of a table are. */
export type Density = "compact" | "comfortable";

const nameFor = (userId: string) => `${storagePrefixOf(userId)}density`;

/** The height of rows that somebody chose in this browser; compact until then. */
export const densityOf = (userId: string): Density => {
  try {
    return localStorage.getItem(nameFor(userId)) === "comfortable" ? "comfortable" : "compact";
  } catch {
    // Storage is closed to us: nothing was kept.
    return "compact";
  }
};

export const keepDensity = (userId: string, density: Density): void => {
  try {
    localStorage.setItem(nameFor(userId), density);
  } catch {
    // The next table is compact again.
  }
};
