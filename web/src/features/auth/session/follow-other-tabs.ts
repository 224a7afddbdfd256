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
      // Whoever is there now, the server says so. What a visitor has read is read anew with it.
      void client.invalidateQueries(known ? { queryKey } : {});
    },
    () => {
      // Nothing more is kept for who left, not even what is just being typed.
      if (shownUser.id) clearStorageOf(shownUser.id);
      shownUser.id = null;
      client.setQueryData(queryKey, null);
    },
  );
