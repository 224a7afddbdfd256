import type { ResumeType } from "@rolecall/contract/resumes/resumes.ts";
import { sql } from "drizzle-orm";
import { bigint, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment, primaryId } from "./columns.ts";

/** A line of a text, and its page where it has pages. */
export interface ResumeLine {
  page: number | null;
  text: string;
}

/** A file from the first address given out for it to its life as a resume. */
export const uploads = pgTable(
  "uploads",
  {
    id: primaryId(),
    /**
     * A part of the file's key in the store. No reference: where the account is erased, files go a little
     * later, since a backup or an absent store may be in the way.
     */
    ownerId: uuid().notNull(),
    /** The name on the candidate's own disk, shown again at download. */
    filename: text(),
    /** Known once the content was looked at. */
    contentType: text().$type<ResumeType>(),
    bytes: bigint({ mode: "number" }),
    /** The store's own id of an upload in parts; null where the file comes in one piece. */
    multipartId: text(),
    /** The number of bytes of its parts that arrived or are arriving, replaced parts included. */
    partBytes: bigint({ mode: "number" }).notNull().default(0),
    /** The time when the parts were joined. */
    completedAt: moment(),
    createdAt: createdAt(),
    /** Since when a file arrives, or has arrived, at the upload's address: it takes one. */
    claimedAt: moment(),
    /** A file counts, and is served, from then on. */
    registeredAt: moment(),
    /** Since when a clean-up has found neither a profile nor an application that refers to it. */
    unusedSince: moment(),
    /** The lines of a resume's text, by which it is matched; null as long as nobody read it. */
    lines: jsonb().$type<ResumeLine[]>(),
    /** A hash of that text, the same for the same text; null where there is little or none. */
    textKey: text(),
  },
  (table) => [
    index("uploads_by_owner").on(table.ownerId, table.createdAt, table.id),
    index("uploads_under_way")
      .on(table.ownerId, table.createdAt)
      .where(sql`${table.registeredAt} is null`),
    index("uploads_never_registered")
      .on(table.createdAt)
      .where(sql`${table.registeredAt} is null`),
    index("uploads_unread")
      .on(table.id)
      .where(sql`${table.registeredAt} is not null and ${table.lines} is null`),
    index("uploads_by_text")
      .on(table.textKey)
      .where(sql`${table.textKey} is not null`),
    index("uploads_unused")
      .on(table.unusedSince)
      .where(sql`${table.unusedSince} is not null`),
  ],
);
