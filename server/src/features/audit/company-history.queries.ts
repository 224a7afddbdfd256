import { historyActions } from "@rolecall/contract/teams/history-actions.ts";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import type { Slice } from "#db/keyset.ts";
import { auditEntries } from "#db/schema/audit-entries.ts";
import { listNewestEntries } from "./newest-entries.queries.ts";

/** One page of a company's history, newest first: one read of the index by company. */
export const listCompanyHistory = async (
  db: Db,
  { companyId, ...slice }: { companyId: string } & Slice,
) => {
  const which = and(
    eq(auditEntries.companyId, companyId),
    inArray(auditEntries.action, [...historyActions]),
  );
  const [page, total] = await Promise.all([
    listNewestEntries(db, { which, slice }),
    db.$count(auditEntries, which),
  ]);
  return { ...page, total };
};
