import { eq, getTableColumns } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { companies } from "#db/schema/companies.ts";
import { answersOfCompany } from "./answer-figures.sql.ts";

/**
 * Locks a company and its team until the transaction ends. Every change of a team takes this lock
 * first, so that parallel changes run one after the other; callers that only need the team to stay
 * the same, such as posters, share it.
 */
export const lockCompany = async (db: Db, id: string, strength: "no key update" | "share") => {
  const [company] = await db
    .select({ ...getTableColumns(companies), answers: answersOfCompany })
    .from(companies)
    .where(eq(companies.id, id))
    .limit(1)
    .for(strength);
  return company ?? null;
};
