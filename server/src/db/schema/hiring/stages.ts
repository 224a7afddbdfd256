import { applicationStatuses } from "@rolecall/contract/applications/application-status.ts";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { isOneOf, primaryId } from "#db/schema/columns.ts";
import { companies } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";

/** The stages within the statuses: a company's default, and those of jobs that have their own. */
export const stages = pgTable(
  "stages",
  {
    id: primaryId(),
    /** Of a company's default; a job's own have `jobId` instead. */
    companyId: uuid().references(() => companies.id, { onDelete: "cascade" }),
    jobId: uuid().references(() => jobs.id, { onDelete: "cascade" }),
    /** The company or the job. */
    listId: uuid()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(job_id, company_id)`),
    name: text().notNull(),
    status: text({ enum: applicationStatuses }).notNull(),
    /** Counts within the list; stages of one status are in this order. */
    place: integer().notNull(),
    /**
     * Here stand those of its status that name no stage of the list: from before there were stages, or of one
     * that is gone. Each list has one of each status.
     */
    isHome: boolean().notNull().default(false),
  },
  (table) => [
    index("stages_by_list").on(table.listId, table.status, table.place),
    uniqueIndex("stages_home")
      .on(table.listId, table.status)
      .where(sql`${table.isHome}`),
    index("stages_by_job").on(table.jobId),
    index("stages_by_company").on(table.companyId),
    check("stages_of_one", sql`num_nonnulls(${table.companyId}, ${table.jobId}) = 1`),
    check("stages_status_known", isOneOf(table.status, applicationStatuses)),
  ],
);
