import { uuid } from "drizzle-orm/pg-core";
import { companies } from "#db/schema/companies.ts";
import { users } from "#db/schema/users.ts";

/** What stands between a person and a company; it goes with either of them. */
export const personAndCompany = () => ({
  userId: uuid()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  companyId: uuid()
    .notNull()
    .references(() => companies.id, { onDelete: "cascade" }),
});
