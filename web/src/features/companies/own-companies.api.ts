import { listOwnCompanies } from "@rolecall/contract/teams/own-companies.ts";
import { queryOf } from "#lib/query.ts";

/** The companies that the user belongs to, each with their role. */
export const ownCompaniesQuery = queryOf(listOwnCompanies, {});
