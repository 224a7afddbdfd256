import { index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { personAndCompany } from "./person-and-company.ts";

/** The companies that never find somebody. */
export const findableExceptions = pgTable(
  "findable_exceptions",
  {
    ...personAndCompany(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.companyId] }),
    index("findable_exceptions_by_company").on(table.companyId, table.userId),
  ],
);
