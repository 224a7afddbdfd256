import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import { useQueryClient } from "@tanstack/react-query";
import { currentUserQuery } from "#features/auth/auth.api.ts";

/**
 * After a sign-in or registration: stores the user and refetches what was read as a visitor. The
 * sign-in screen then redirects.
 */
export const useStartSession = (): ((user: User) => void) => {
  const client = useQueryClient();
  return (user) => {
    client.removeQueries({ type: "inactive" });
    client.setQueryData(currentUserQuery.queryKey, user);
    void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  };
};
