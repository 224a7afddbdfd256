import type { KeptSearch } from "@rolecall/contract/alerts/alerts.schemas.ts";
import { alertFrequencies } from "@rolecall/contract/alerts/alerts.ts";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, isOneOf, moment, primaryId } from "#db/schema/columns.ts";
import { users } from "#db/schema/users.ts";

/** The searches that people keep, to be told of new jobs; they go with the account. */
export const alerts = pgTable(
  "alerts",
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    search: jsonb().$type<KeptSearch>().notNull(),
    /** A hash of the search: who keeps the same has the same. */
    searchKey: text().notNull(),
    /** The search as it is looked for among new jobs, with the words that it stands for. */
    compiled: jsonb().notNull(),
    frequency: text({ enum: alertFrequencies }).notNull(),
    /** IANA's name. */
    timeZone: text().notNull().default("UTC"),
    active: boolean().notNull().default(true),
    pausedUntil: moment(),
    /** When it is looked at next; null: at once, as long as no new job is found, or ended. */
    nextAt: moment(),
    /** It tells of the jobs behind this position. */
    toldPosition: bigint({ mode: "number" }).notNull(),
    /** It tells of no job that became open before. */
    begunAt: moment().notNull().defaultNow(),
    /** Ends it, by one click in a letter; it opens nothing else. */
    token: text().notNull().unique("alerts_token_unique"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("alerts_one_of_a_search").on(table.userId, table.searchKey),
    // Those of the same search stand together: it is looked for once.
    index("alerts_due")
      .on(table.frequency, table.nextAt, table.searchKey, table.id)
      .where(sql`${table.active}`),
    index("alerts_at_once")
      .on(table.searchKey, table.id)
      .where(sql`${table.active} and ${table.frequency} = 'at-once' and ${table.nextAt} is null`),
    index("alerts_begun")
      .on(table.begunAt)
      .where(sql`${table.active}`),
    check("alerts_frequency_known", isOneOf(table.frequency, alertFrequencies)),
  ],
);
