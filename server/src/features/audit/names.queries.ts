import { eq, inArray, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { companies } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";
import { users } from "#db/schema/users.ts";
import { fullName } from "#read-models/person-name.sql.ts";

const name = (of: unknown) => sql<string | null>`${of}`.as("name");
const noUsername = sql<string | null>`null::text`.as("username");

/**
 * What people, companies and jobs with these ids are called now; an application by its job alone. Who was erased
 * and what was deleted is missing.
 */
export const listNames = (db: Db, ids: string[]) =>
  unionAll(
    db
      .select({
        id: users.id,
        name: name(fullName),
        username: sql<string | null>`${users.username}`.as("username"),
      })
      .from(users)
      .where(inArray(users.id, ids)),
    db
      .select({ id: companies.id, name: name(companies.name), username: noUsername })
      .from(companies)
      .where(inArray(companies.id, ids)),
    db
      .select({ id: jobs.id, name: name(jobs.title), username: noUsername })
      .from(jobs)
      .where(inArray(jobs.id, ids)),
    db
      .select({ id: applications.id, name: name(jobs.title), username: noUsername })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(inArray(applications.id, ids)),
  );
