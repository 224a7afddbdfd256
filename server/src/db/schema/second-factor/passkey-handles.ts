import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "#db/schema/users.ts";

/** What a user is called in their passkeys (`user.id` of WebAuthn): random, so that it tells nothing. */
export const passkeyHandles = pgTable("passkey_handles", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  handle: text().notNull(),
});
