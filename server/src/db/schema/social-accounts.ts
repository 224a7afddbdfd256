import { socialProviders } from "@rolecall/contract/site.ts";
import { check, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, isOneOf } from "./columns.ts";
import { users } from "./users.ts";

/** Accounts elsewhere that sign a user in here. */
export const socialAccounts = pgTable(
  "social_accounts",
  {
    provider: text({ enum: socialProviders }).notNull(),
    /** The provider's own lasting id of the person. */
    subject: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: "social_accounts_pkey", columns: [table.provider, table.subject] }),
    index("social_accounts_by_user").on(table.userId),
    check("social_accounts_provider_known", isOneOf(table.provider, socialProviders)),
  ],
);
