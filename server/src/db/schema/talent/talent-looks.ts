import { date, index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { moment } from "#db/schema/columns.ts";
import { personAndCompany } from "./person-and-company.ts";

/** The companies that looked at somebody, each once a day in UTC. */
export const talentLooks = pgTable(
  "talent_looks",
  {
    ...personAndCompany(),
    day: date().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.companyId, table.day] }),
    index("talent_looks_by_person").on(table.userId, table.at),
    index("talent_looks_by_company").on(table.companyId),
  ],
);
