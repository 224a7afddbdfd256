import { historyActions } from "@rolecall/contract/teams/history-actions.ts";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import type { Slice } from "#db/keyset.ts";
import { auditEntries } from "#db/schema/audit-entries.ts";
import { mergedCompanies } from "#db/schema/teams/merged-companies.ts";
import { listNewestEntries } from "./newest-entries.queries.ts";

/** A company and those that were merged into it. */
const withMerged = async (db: Db, companyId: string) => {
  const merged = await db
    .select({ id: mergedCompanies.id })
    .from(mergedCompanies)
    .where(eq(mergedCompanies.into, companyId))
    .limit(mostMerged);
  return [companyId, ...merged.map(({ id }) => id)];
};
/** More than anybody merges; no list goes without a bound. */
const mostMerged = 1_000;

/** One page of a company's history, newest first: one read of the index by company, unless others were merged into it. */
export const listCompanyHistory = async (
  db: Db,
  { companyId, ...slice }: { companyId: string } & Slice,
) => {
  const which = and(
    inArray(auditEntries.companyId, await withMerged(db, companyId)),
    inArray(auditEntries.action, [...historyActions]),
  );
  const [page, total] = await Promise.all([
    listNewestEntries(db, { which, slice }),
    db.$count(auditEntries, which),
  ]);
  return { ...page, total };
};
