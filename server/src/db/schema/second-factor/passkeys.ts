import { bigint, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment, primaryId } from "#db/schema/columns.ts";
import { users } from "#db/schema/users.ts";

/** Passkeys (WebAuthn credentials), with the public half of their keys. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The authenticator's own name of the credential, in base64url. */
    credentialId: text().notNull(),
    /** As COSE, in base64url. */
    publicKey: text().notNull(),
    /** The number of signatures, if the authenticator counts; a lower number reveals a copy. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment(),
  },
  (table) => [
    uniqueIndex("passkeys_credential_unique").on(table.credentialId),
    index("passkeys_by_user").on(table.userId, table.createdAt),
  ],
);
