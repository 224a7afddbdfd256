import { objectPathPrefix } from "@rolecall/contract/resumes/resumes.ts";
import { id } from "@rolecall/contract/values/id.ts";
import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** The path at which a registered upload is served. */
export const objectPathOf = (uploadId: string): string => `${objectPathPrefix}${uploadId}`;

/** SQL of the path that serves the file with this id; null where there is none. */
export const objectPathIn = <Path extends string | null>(uploadId: PgColumn): SQL<Path> =>
  sql<Path>`${sql.raw(`'${objectPathPrefix}'`)} || ${uploadId}`;

/** The id of the upload with an object path, whoever owns it; null for anything else. */
export const uploadIdOf = (objectPath: string): string | null => {
  if (!objectPath.startsWith(objectPathPrefix)) return null;
  return id.safeParse(objectPath.slice(objectPathPrefix.length)).data ?? null;
};
