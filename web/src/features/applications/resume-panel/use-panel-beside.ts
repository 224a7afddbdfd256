import { useMediaQuery } from "#lib/media-query.ts";

/** Whether an open resume stands beside its list; elsewhere it covers that. */
export const usePanelBeside = (): boolean => useMediaQuery("(min-width: 64rem)");
