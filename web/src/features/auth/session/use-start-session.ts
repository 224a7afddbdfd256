import type { User } from "@rolecall/contract/auth/auth.ts";
import { useQueryClient } from "@tanstack/react-query";
import { currentUserQuery } from "#features/auth/auth.api.ts";

/**
 * What follows a sign-in or registration: the user is known, and what was read as a
 * visitor is read anew. The sign-in screen lets who is signed in go on.
 */
export const useStartSession = (): ((user: User) => void) => {
  const client = useQueryClient();
  return (user) => {
    client.removeQueries({ type: "inactive" });
    client.setQueryData(currentUserQuery.queryKey, user);
    void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  };
};
