import { roles } from "@rolecall/contract/values/role.ts";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, isOneOf, moment, primaryId, updatedAt } from "./columns.ts";

/** First and last name as far as they are known, else the email. */
const displayName = sql.raw(
  "coalesce(nullif(btrim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), ''), email, 'Candidate')",
);

export const users = pgTable(
  "users",
  {
    id: primaryId(),
    username: text().notNull(),
    email: text(),
    /**
     * Whether the person proved to read mail at this address: by a mailed link, or by an OAuth
     * provider's confirmation.
     */
    emailVerified: boolean().notNull().default(false),
    /** Since when a mail server has refused the address for good, if it has. */
    emailRefusedAt: moment(),
    /** Argon2id in PHC form; null for an account that signs in elsewhere only. */
    passwordHash: text(),
    firstName: text(),
    lastName: text(),
    /** The name under which a candidate is shown and sorted. */
    displayName: text().notNull().generatedAlwaysAs(displayName),
    /**
     * What candidates are found by: the keys of the displayed name and of the email, as it is kept and as
     * people write its domain.
     */
    foundBy: text()
      .notNull()
      .generatedAlwaysAs(
        sql`name_key(${displayName}) || E'\\n' || coalesce(name_key(email)
          || CASE WHEN email LIKE '%@%xn--%' THEN E'\\n' || name_key(readable_email(email)) ELSE '' END, '')`,
      ),
    /** What the release before searches. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`lower(${displayName} || E'\\n' || coalesce(email, ''))`),
    profileImageUrl: text(),
    role: text({ enum: roles }).notNull().default("candidate"),
    /** Since when the person is an administrator of the site, if they are. */
    administratorSince: moment(),
    /** When the account of somebody who is leaving is erased. */
    eraseAt: moment(),
    suspendedAt: moment(),
    suspensionReason: text(),
    /** Since when an employer's account waits for an administrator to let it in. */
    waitingSince: moment(),
    approvedAt: moment(),
    /** The version of the terms at registration, where there was one. */
    agreedTerms: integer(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("users_username_unique").on(sql`lower(${table.username})`),
    uniqueIndex("users_email_unique").on(sql`lower(${table.email})`),
    // Of the release before.
    index("users_by_other_forms")
      .on(table.id)
      .where(sql`${table.searchText} is not nfkc normalized`),
    index("users_newest").on(table.createdAt, table.id),
    index("users_by_role").on(table.role, table.createdAt, table.id),
    index("users_suspended")
      .on(table.createdAt, table.id)
      .where(sql`${table.suspendedAt} is not null`),
    index("users_leaving")
      .on(table.eraseAt)
      .where(sql`${table.eraseAt} is not null`),
    index("users_waiting")
      .on(table.createdAt, table.id)
      .where(sql`${table.waitingSince} is not null`),
    index("users_administrators")
      .on(table.username)
      .where(sql`${table.administratorSince} is not null`),
    index("users_by_parts").using(
      "gin",
      sql`parts_of_three(name_key(username) || E'\\n' || ${table.foundBy})`,
    ),
    check("users_role_known", isOneOf(table.role, roles)),
  ],
);
