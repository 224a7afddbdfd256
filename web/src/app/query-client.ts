import { turnAwayLoggedOut } from "#features/auth/session/turn-away.ts";
import { makeQueryClient } from "#lib/query.ts";

/** What was read from the server, for all screens. */
export const queryClient = makeQueryClient(turnAwayLoggedOut);
