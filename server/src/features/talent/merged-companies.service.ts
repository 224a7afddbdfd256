import type { Db } from "#db/db.ts";
import * as queries from "./merged-companies.queries.ts";

/** What people said about a company, and what it wrote to them, becomes that of the company that it is merged into. */
export const moveTalent = async (db: Db, both: { from: string; into: string }): Promise<void> => {
  await queries.moveExceptions(db, both);
  await queries.deleteDoubleRequests(db, both);
  await queries.moveRequests(db, both);
  await queries.moveLooks(db, both);
};
