import { sql } from "drizzle-orm";
import { index, integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { bytewiseText, moment } from "#db/schema/columns.ts";
import { companies } from "#db/schema/companies.ts";

/**
 * How many open jobs each company has, in a row of its own: who posts a job writes it, and must not wait for
 * those who only hold the company. Triggers count what changes, and background work what ends by its deadline.
 */
export const companyOpenings = pgTable(
  "company_openings",
  {
    companyId: uuid()
      .primaryKey()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** The company's name as it is ordered: without regard to case and accents. */
    name: bytewiseText().notNull(),
    jobs: integer().notNull().default(0),
    /** The earliest deadline of those jobs; from then on they are counted anew. */
    nextClosing: moment(),
    /** The position in the directory: more open jobs come first, then it goes by name. */
    place: bytewiseText()
      .notNull()
      .generatedAlwaysAs(sql`lpad((9999999 - jobs)::text, 7, '0') || name`),
  },
  (table) => [
    index("company_openings_in_order").on(table.place, table.companyId),
    index("company_openings_closing")
      .on(table.nextClosing)
      .where(sql`${table.nextClosing} is not null`),
  ],
);
