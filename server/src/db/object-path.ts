import { objectPathPrefix } from "@rolecall/contract/resumes.ts";
import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** SQL of the path that serves the file with this id; null where there is none. */
export const objectPathOf = <Path extends string | null>(uploadId: PgColumn): SQL<Path> =>
  sql<Path>`${sql.raw(`'${objectPathPrefix}'`)} || ${uploadId}`;
