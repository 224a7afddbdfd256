import { redirectLoggedOut } from "#features/auth/session/redirects.ts";
import { makeQueryClient } from "#lib/query.ts";

/** What was read from the server, for all screens. */
export const queryClient = makeQueryClient(redirectLoggedOut);
