import * as z from "zod";
import { describeEndpoints } from "#endpoint.ts";
import * as endpoints from "./overview.ts";
import { overviewFigures, type OverviewFigure } from "./overview.ts";

const figures = Object.fromEntries(overviewFigures.map((name) => [name, z.int()])) as Record<
  OverviewFigure,
  z.ZodInt
>;
const state = z.object({ ok: z.boolean(), text: z.string() });

export const overviewEndpoints = describeEndpoints(endpoints, {
  readOverview: {
    summary: "What happened today and in twelve weeks, and how the server is",
    reply: z.object({
      today: z.object(figures),
      weeks: z.array(z.object({ from: z.string(), ...figures })),
      state: z.object({ queue: state, mail: state, store: state, database: state, backups: state }),
    }),
  },
});
