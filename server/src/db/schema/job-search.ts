import { categories, experienceLevels, jobTypes } from "@rolecall/contract/jobs/job.ts";
import { sql } from "drizzle-orm";
import {
  customType,
  index,
  integer,
  type PgColumn,
  pgTable,
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
  /** What sorting by salary goes by: the upper bound, or the only one; -1 where none is disclosed. */
  salaryTop: integer().notNull(),
  /** What the filters count by, as the document has them too. */
  type: text({ enum: jobTypes }),
  category: text({ enum: categories }),
  level: text({ enum: experienceLevels }),
  /**
   * A set of lexemes: the stem of every word and a sign for every two words side by
   * side, once more as `title:` or `company:` where they stand there, and the beginnings of
   * those words as `title:^` or `company:^`; of scripts without spaces each character is a
   * word; `type:`, `category:`, `level:`, `place:`, `salary:`, and `company:=` with the
   * company's id; and where the job stands in the orders of lists, `posted:` and `top:`.
   */
  document: tsvector().notNull(),
  /** Which edition of the document it is; null for the first. Those of earlier ones are written anew. */
  edition: smallint(),
});

/** The edition that `index_jobs` writes. */
export const documentEdition = 2;

/** What jobs are counted by where nobody asks for words. */
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
 * What the search reads: one narrow row for each active job, the expired ones
 * included until somebody closes them. Triggers keep it, so that no write of a
 * job or a company's name can miss it; see docs/decisions/007-search.md.
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
 * Every 64th row of the search, by its id: what is common among many jobs is common here. A trigger on
 * `job_search` keeps it.
 */
export const jobSearchSample = pgTable("job_search_sample", columns(), (table) => [
  index("job_search_sample_document").using("gin", table.document).with({ fastupdate: false }),
]);
