import * as z from "zod";
import { describeEndpoints } from "#endpoint.ts";
import { instant } from "#values/instant.ts";
import * as endpoints from "./export.ts";
import { exportStates } from "./export.ts";

const dataExport = z.object({
  state: z.enum(exportStates),
  requestedAt: instant,
  readyAt: instant.nullable(),
  /** When the archive is deleted, once it is ready. */
  expiresAt: instant.nullable(),
  bytes: z.int().nullable(),
});
export type DataExport = z.input<typeof dataExport>;

export const exportEndpoints = describeEndpoints(endpoints, {
  requestExport: {
    summary: "Ask for an archive of everything that is one's own; it is prepared in the background",
    status: 202,
    reply: dataExport,
  },
  readExport: {
    summary: "How far the archive of one's own data is",
    refusals: ["missing"],
    reply: dataExport,
  },
});
