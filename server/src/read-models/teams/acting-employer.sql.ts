import type { Role } from "@rolecall/contract/values/role.ts";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

export interface Account {
  id: string;
  role: Role;
  waiting: boolean;
}

/**
 * Whether somebody acts as an employer at all, before any rule of companies and jobs: neither a candidate nor
 * who waits for a look does, whatever they own, posted or belong to.
 */
export const actsAsEmployer = ({ role, waiting }: Omit<Account, "id">): boolean =>
  role !== "candidate" && !waiting;

/** The same, of the accounts that a query reads as `users`, or by another name. */
export const accountActsAsEmployer = ({
  role,
  waitingSince,
}: Record<"role" | "waitingSince", SQLWrapper>): SQL<boolean> =>
  sql`(${role} <> 'candidate' and ${waitingSince} is null)`;
