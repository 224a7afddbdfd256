import type { QueryClient } from "@tanstack/react-query";
import { currentUserQuery } from "#features/auth/auth.api.ts";
import { hearOtherTabs } from "#lib/other-tabs.ts";
import { shownUser } from "#lib/shown-user.ts";
import { clearStorageOf } from "#lib/user-storage.ts";

const { queryKey } = currentUserQuery;

/** Follows who signs in and out in other tabs of this browser. */
export const followOtherTabs = (client: QueryClient): void =>
  hearOtherTabs(
    (userId) => {
      const known = client.getQueryData(queryKey);
      if (known === undefined || userId === (known?.id ?? "")) return;
      // Asks the server who is signed in now. Public lists are read again with it.
      void client.invalidateQueries(known ? { queryKey } : {});
    },
    () => {
      // Stops saving drafts of the user who signed out, including what is being typed.
      if (shownUser.id) clearStorageOf(shownUser.id);
      shownUser.id = null;
      client.setQueryData(queryKey, null);
    },
  );
