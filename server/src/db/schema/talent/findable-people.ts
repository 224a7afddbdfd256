import { experienceLevels } from "@rolecall/contract/jobs/job.ts";
import { finders } from "@rolecall/contract/talent/findable.ts";
import { sql } from "drizzle-orm";
import {
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { isOneOf, moment } from "#db/schema/columns.ts";
import { users } from "#db/schema/users.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * Whose companies find somebody; without a row, nobody's. All but the first four columns is made of the profile, with its every
 * change, and null while nobody finds the person.
 */
export const findablePeople = pgTable(
  "findable_people",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The name that companies know the person by. By chance alone, so that it tells not even an age. */
    id: uuid()
      .notNull()
      .default(sql`gen_random_uuid()`),
    /** The name in `person_terms`. */
    number: integer().notNull().generatedByDefaultAsIdentity().unique("findable_people_by_number"),
    to: text({ enum: finders }).notNull(),
    /** When the profile was last changed: the newest stands first. */
    shownAt: moment(),
    /**
     * Lexemes of the texts without names, addresses, numbers and links, as those of a job; of the place, `at:` and
     * `cell:`, and of each skill, `skill:`.
     */
    document: tsvector(),
    /** The location, as it is searched by its text: `searched_place`. */
    place: text(),
    level: text({ enum: experienceLevels }),
    latitude: real(),
    longitude: real(),
    /** The companies of posts, without case and legal form. */
    employers: text().array(),
    /** Posts that are lines of text, in the same form: a company may stand anywhere in them. */
    posts: text(),
    /** What a match reads. */
    read: jsonb(),
    /** Of vocabulary and form; those of others are made again. */
    edition: text(),
    /** The day on which posts that go on have lasted long enough for the next level. */
    rereadOn: date(),
  },
  (table) => [
    uniqueIndex("findable_people_by_id").on(table.id),
    index("findable_people_newest")
      .on(table.shownAt, table.userId)
      .where(sql`${table.document} is not null`),
    index("findable_people_document")
      .using("gin", table.document)
      .where(sql`${table.document} is not null`),
    index("findable_people_by_edition").on(table.edition),
    index("findable_people_to_reread")
      .on(table.rereadOn)
      .where(sql`${table.rereadOn} is not null`),
    check("findable_people_to_known", isOneOf(table.to, finders)),
  ],
);
