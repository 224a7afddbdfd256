// Which accounts act as an employer at all, before any rule of companies and jobs.
import type { Role } from "@rolecall/contract/values/role.ts";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

export interface Account {
  id: string;
  role: Role;
  waiting: boolean;
}

/** Whether an account of this role is an employer's. */
export const isEmployersRole = (role: Role): boolean => role !== "candidate";

/**
 * Whether the caller acts as an employer: neither a candidate nor who waits for a look does, whatever they own,
 * posted or belong to. Who is suspended is never a caller; who is leaving acts as before.
 */
export const actsAsEmployer = ({ role, waiting }: Omit<Account, "id">): boolean =>
  isEmployersRole(role) && !waiting;

/** The same, of accounts that a query reads. */
export const accountActsAsEmployer = ({
  role,
  waitingSince,
  suspendedAt,
}: Record<"role" | "waitingSince" | "suspendedAt", SQLWrapper>): SQL<boolean> =>
  sql`(${isEmployersAccount({ role, waitingSince })} and ${suspendedAt} is null)`;

/**
 * Whether an account may be given a place in a team that only employers have. A suspended one may: it has the
 * place for later.
 */
export const isEmployersAccount = ({
  role,
  waitingSince,
}: Record<"role" | "waitingSince", SQLWrapper>): SQL<boolean> =>
  sql`(${role} <> 'candidate' and ${waitingSince} is null)`;
