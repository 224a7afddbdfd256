import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "#db/schema/users.ts";

/** A user's id in their passkeys (`user.id` of WebAuthn): random, so that it reveals nothing. */
export const passkeyHandles = pgTable("passkey_handles", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  handle: text().notNull(),
});
