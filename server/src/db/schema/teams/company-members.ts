import { memberRoles } from "@rolecall/contract/teams/member-role.ts";
import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { isOneOf, moment } from "#db/schema/columns.ts";
import { companies } from "#db/schema/companies.ts";
import { users } from "#db/schema/users.ts";

/** The members of companies. A trigger on `companies.owner_id` maintains the owner's row. */
export const companyMembers = pgTable(
  "company_members",
  {
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text({ enum: memberRoles }).notNull(),
    joinedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId] }),
    uniqueIndex("company_members_one_owner")
      .on(table.companyId)
      .where(sql`${table.role} = 'owner'`),
    // Includes the role, so that a user's managed companies are found without reading the rows.
    index("company_members_by_user").on(table.userId, table.companyId, table.role),
    check("company_members_role_known", isOneOf(table.role, memberRoles)),
  ],
);
