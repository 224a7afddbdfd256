import { roles } from "@rolecall/contract/values/role.ts";
import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment, primaryId } from "#db/schema/columns.ts";
import { users } from "#db/schema/users.ts";

/** Whom administrators invited to register. */
export const registrationInvitations = pgTable(
  "registration_invitations",
  {
    id: primaryId(),
    email: text().notNull(),
    role: text({ enum: roles }).notNull(),
    /** Of the link's token, from when the letter is written. */
    tokenHash: text(),
    invitedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    uniqueIndex("registration_invitations_token").on(table.tokenHash),
    index("registration_invitations_by_inviter").on(table.invitedBy),
  ],
);
