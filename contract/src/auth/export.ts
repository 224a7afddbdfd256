import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

/** How far an archive of one's own data is. */
export const exportStates = ["preparing", "ready", "failed"] as const;

export const exportMissingText = refusal("export-not-found", "Export not found");

/** The days for which an archive is kept once it is ready. */
export const daysExportKept = 7;

/** Asking again within so many minutes answers the archive that there is, unless it failed. */
export const minutesBetweenExports = 60;

export const requestExport = {
  method: "POST",
  path: "/api/account/export",
  access: "signed-in",
  proof: "fresh",
} as const satisfies Endpoint;

export const readExport = {
  method: "GET",
  path: "/api/account/export",
  access: "signed-in",
  nothing: 404,
} as const satisfies Endpoint;

/** The archive itself, for a signed-in user: their own. */
export const exportFilePath = "/api/account/export/file";
