import { useQuery } from "@tanstack/react-query";
import { useAuth } from "#features/auth/session/auth-provider.tsx";
import { ownCompaniesQuery } from "./own-companies.api.ts";

/** Whether the user reviews jobs of a company, and has a list of them. */
export const useIsReviewer = (): boolean => {
  const { user } = useAuth();
  const mayHire = user !== null && user.role !== "candidate";
  const own = useQuery({ ...ownCompaniesQuery, enabled: mayHire });
  return mayHire && own.data?.some(({ role }) => role === "reviewer") === true;
};
