import { givenRoles } from "@rolecall/contract/teams/member-role.ts";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, isOneOf, moment, primaryId } from "#db/schema/columns.ts";
import { companies } from "#db/schema/companies.ts";
import { users } from "#db/schema/users.ts";

/** The invitations to companies. Only the letter holds the token of the link; here is its hash. */
export const companyInvitations = pgTable(
  "company_invitations",
  {
    id: primaryId(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    email: text().notNull(),
    role: text({ enum: givenRoles }).notNull(),
    invitedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    /** Null until the letter is written, and from the moment that another one was asked for. */
    tokenHash: text(),
    /**
     * The number of the letter that holds the valid link: earlier ones in the queue are not written
     * any more.
     */
    letter: integer().notNull().default(1),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    revokedAt: moment(),
  },
  (table) => [
    uniqueIndex("company_invitations_by_token").on(table.tokenHash),
    // Of one address a company has one invitation that waits.
    uniqueIndex("company_invitations_once")
      .on(table.companyId, sql`comparable(${table.email})`)
      .where(sql`${table.usedAt} is null and ${table.revokedAt} is null`),
    index("company_invitations_by_company").on(table.companyId, table.createdAt, table.id),
    check("company_invitations_role_known", isOneOf(table.role, givenRoles)),
  ],
);
