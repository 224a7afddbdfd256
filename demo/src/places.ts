import * as z from "zod";
import { readData } from "./read-data.ts";

const { payLevels, homeTowns } = readData(
  "places",
  z.strictObject({
    /** The level of pay in a place, compared with an average city of the United States. */
    payLevels: z.record(z.string(), z.number()),
    /** The cities that candidates live in. */
    homeTowns: z.array(z.string()),
  }),
);
export { homeTowns };

export const payLevelOf = (city: string): number => payLevels[city] ?? 0.97;
