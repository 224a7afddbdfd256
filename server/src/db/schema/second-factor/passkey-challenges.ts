import { check, index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, isOneOf, moment } from "#db/schema/columns.ts";

export const challengePurposes = ["register", "sign-in", "second-step", "proof"] as const;

/** Challenges for passkeys: each works once, for five minutes, for its purpose and its browser. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    challengeHash: text().primaryKey(),
    purpose: text({ enum: challengePurposes }).notNull(),
    /** The browser that asked, by the hash of its session's token or of another cookie. */
    browser: text().notNull(),
    /** The network that asked. Of it, and of the browser, a bounded number is kept. */
    network: text().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index("passkey_challenges_by_expiry").on(table.expiresAt),
    index("passkey_challenges_by_network").on(table.network, table.createdAt),
    index("passkey_challenges_by_browser").on(table.browser, table.createdAt),
    check("passkey_challenges_purpose_known", isOneOf(table.purpose, challengePurposes)),
  ],
);
