import { categories, experienceLevels, jobTypes } from "@rolecall/contract/jobs/job.ts";
import { sql } from "drizzle-orm";
import {
  customType,
  index,
  integer,
  type PgColumn,
  pgTable,
  real,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

const columns = () => ({
  jobId: uuid().primaryKey(),
  createdAt: moment().notNull(),
  /** The deadline, or infinity. */
  closesAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  /** Folded: lower case, without accents. */
  place: text().notNull(),
  /** The salary as a closed range; both ends are null where none is disclosed. */
  salaryLow: integer(),
  salaryHigh: integer(),
  /** The sort key of salaries: the upper bound, or the only one; -1 if none is disclosed. */
  salaryTop: integer().notNull(),
  /** The values that filters count by; the document has them as lexemes, too. */
  type: text({ enum: jobTypes }),
  category: text({ enum: categories }),
  level: text({ enum: experienceLevels }),
  /**
   * A set of lexemes: the stem of every word, of those that may be written as one word, and a sign for every
   * two words side by side, once more as `title:` or `company:` where they stand there, and the beginnings of
   * those words as `title:^` or `company:^`; of scripts without spaces each character is a
   * word; `type:`, `category:`, `level:`, `place:`, `salary:`, and `company:=` with the
   * company's id; `at:` for the places that its location means, and those around them (places.sql); `cell:`
   * and `in:` for searches around a place (nearby.sql); and where the job stands in the orders of lists,
   * `posted:` and `top:`.
   */
  document: tsvector().notNull(),
  /** The edition of the document; null for the first. Documents of earlier editions are written again. */
  edition: smallint(),
  /** Where the job is, in degrees; null where that is no point, or all of some countries. */
  latitude: real(),
  longitude: real(),
});

/** The edition that `index_jobs` writes. */
export const documentEdition = 5;

/** The columns that jobs are counted by in a search without words. */
const choicesOf = (table: Record<keyof ReturnType<typeof columns>, PgColumn>) =>
  [
    table.category,
    table.type,
    table.level,
    table.closesAt,
    table.salaryLow,
    table.salaryHigh,
  ] as const;

/**
 * The table of the search: one narrow row for each active job, expired ones included until they are
 * closed. Triggers maintain it, so that no change of a job or a company's name can be missed; see
 * docs/decisions/007-search.md.
 */
export const jobSearch = pgTable("job_search", columns(), (table) => [
  index("job_search_newest").on(table.createdAt, table.jobId, table.closesAt),
  index("job_search_salary").on(table.salaryTop, table.createdAt, table.jobId, table.closesAt),
  index("job_search_closing").on(table.closesAt),
  index("job_search_choices").on(...choicesOf(table)),
  index("job_search_choices_there").on(table.place, ...choicesOf(table)),
  index("job_search_document").using("gin", table.document).with({ fastupdate: false }),
  // Empty as soon as all are written anew.
  index("job_search_outdated")
    .on(table.createdAt, table.jobId)
    .where(sql`${table.edition} is distinct from ${sql.raw(String(documentEdition))}`),
]);

/**
 * A sample of the search's rows: every 64th by id. Values that are frequent among many jobs are
 * frequent in it. A trigger on `job_search` maintains it.
 */
export const jobSearchSample = pgTable("job_search_sample", columns(), (table) => [
  index("job_search_sample_document").using("gin", table.document).with({ fastupdate: false }),
]);
