import { readExport, requestExport } from "@rolecall/contract/auth/export.ts";
import { leave } from "@rolecall/contract/auth/leaving.ts";
import { mutationOf, queryOrNullOf } from "#lib/query.ts";

const askAgainMs = 3_000;

/** The archive of one's own data, read again while it is prepared and whenever the screen is opened. */
export const exportQuery = {
  ...queryOrNullOf(readExport, {}),
  refetchInterval: ({ state }: { state: { data?: { state: string } | null | undefined } }) =>
    state.data?.state === "preparing" ? askAgainMs : false,
  gcTime: 0,
} as const;

export const requestExportMutation = mutationOf(requestExport, { invalidates: [readExport] });

// Signs out everywhere: nothing that was read stays.
export const leaveMutation = mutationOf(leave, { invalidates: [] });
