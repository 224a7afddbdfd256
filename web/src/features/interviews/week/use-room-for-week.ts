import { useMediaQuery } from "#lib/media-query.ts";

/** Whether seven days fit beside each other. */
export const useRoomForWeek = (): boolean => useMediaQuery("(min-width: 48rem)");
