import type { MemberRole } from "@rolecall/contract/teams/member-role.ts";
import { useQuery } from "@tanstack/react-query";
import { useAuth } from "#features/auth/session/auth-provider.tsx";
import { ownCompaniesQuery } from "./own-companies.api.ts";

interface CompanyRoles {
  /** Whether the roles are not known yet. */
  isPending: boolean;
  /** The user's role in a company; none for non-members, and for accounts of candidates. */
  roleIn: (companyId: string) => MemberRole | undefined;
  /** Whether the user reviews jobs of a company. */
  isReviewer: boolean;
}

/** The user's roles in companies, and the actions that they allow. The server checks for itself. */
export const useCompanyRoles = (): CompanyRoles => {
  const { user } = useAuth();
  const mayHire = user !== null && user.role !== "candidate";
  const own = useQuery({ ...ownCompaniesQuery, enabled: mayHire });
  return {
    isPending: mayHire && own.isPending,
    roleIn: (companyId) =>
      mayHire ? own.data?.find(({ id }) => id === companyId)?.role : undefined,
    isReviewer: mayHire && own.data?.some(({ role }) => role === "reviewer") === true,
  };
};
