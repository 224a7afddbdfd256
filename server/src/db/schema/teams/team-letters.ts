import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, isOneOf, primaryId } from "#db/schema/columns.ts";

export const countedLetters = ["invitation", "verification"] as const;

/** Letters that a company had sent to addresses, counted for the limits on them. */
export const teamLetters = pgTable(
  "team_letters",
  {
    id: primaryId(),
    kind: text({ enum: countedLetters }).notNull(),
    companyId: uuid().notNull(),
    senderId: uuid().notNull(),
    /** A hash of the address. */
    address: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("team_letters_by_company").on(table.companyId, table.kind, table.createdAt),
    index("team_letters_by_sender").on(table.senderId, table.kind, table.createdAt),
    index("team_letters_by_address").on(table.address, table.kind, table.createdAt),
    index("team_letters_by_time").on(table.createdAt),
    check("team_letters_kind_known", isOneOf(table.kind, countedLetters)),
  ],
);
