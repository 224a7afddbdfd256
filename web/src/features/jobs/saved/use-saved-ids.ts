import { useQuery } from "@tanstack/react-query";
import { useAuth } from "#features/auth/session/auth-provider.tsx";
import { useJobsSavedHere } from "./jobs-saved-here.ts";
import { savedIdsQuery } from "./saved-jobs.api.ts";

/** Ids of the saved jobs, newest first: the account's, or those that a visitor saved in this browser. */
export const useSavedIds = (): readonly string[] => {
  const { user } = useAuth();
  const here = useJobsSavedHere();
  const { data = [] } = useQuery({ ...savedIdsQuery, enabled: user !== null });
  return user ? data : here;
};
