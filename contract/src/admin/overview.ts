import * as z from "zod";
import { endpoint } from "#endpoint.ts";

/** What the overview counts: what was added of each. */
export const overviewFigures = ["people", "companies", "jobs", "applications", "answers"] as const;
export type OverviewFigure = (typeof overviewFigures)[number];
/** How many weeks it looks back, the present one among them. */
export const overviewWeeks = 12;

const figures = Object.fromEntries(overviewFigures.map((name) => [name, z.int()])) as Record<
  OverviewFigure,
  z.ZodInt
>;
const state = z.object({ ok: z.boolean(), text: z.string() });

export const readOverview = endpoint({
  method: "GET",
  path: "/api/admin/overview",
  summary: "What happened today and in twelve weeks, and how the server is",
  access: "administrator",
  reply: z.object({
    today: z.object(figures),
    weeks: z.array(z.object({ from: z.string(), ...figures })),
    state: z.object({ queue: state, mail: state, store: state, database: state, backups: state }),
  }),
});
