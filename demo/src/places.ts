import * as z from "zod";
import { readData } from "./read-data.ts";

const { payLevels, homeTowns } = readData(
  "places",
  z.strictObject({
    /** What pay is in a place, compared to an ordinary city of the United States. */
    payLevels: z.record(z.string(), z.number()),
    /** Where candidates live. */
    homeTowns: z.array(z.string()),
  }),
);
export { homeTowns };

export const payLevelOf = (city: string): number => payLevels[city] ?? 0.97;
