import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#db/schema/columns.ts";
import { companies } from "#db/schema/companies.ts";

/** The newest code that was sent to prove a company. The code stands in the letter alone, here is its hash. */
export const companyVerifications = pgTable("company_verifications", {
  companyId: uuid()
    .primaryKey()
    .references(() => companies.id, { onDelete: "cascade" }),
  /** The number of the company's latest code: earlier ones in the queue are not written any more. */
  letter: integer().notNull().default(1),
  email: text().notNull(),
  /** The website as it was; the code ends with another one. */
  website: text().notNull(),
  /** Null until the letter is written. */
  codeHash: text(),
  wrongCodes: integer().notNull().default(0),
  expiresAt: moment().notNull(),
});
