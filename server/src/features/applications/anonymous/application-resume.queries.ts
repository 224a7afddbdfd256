import { eq } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { uploads } from "#db/schema/uploads.ts";

/** The lines of the resume that was sent with an application; null where nobody read it yet, or it is gone. */
export const findLinesOfResume = async (db: Db, applicationId: string) => {
  const [resume] = await db
    .select({ lines: uploads.lines })
    .from(applications)
    .innerJoin(uploads, eq(uploads.id, applications.resumeId))
    .where(eq(applications.id, applicationId))
    .limit(1);
  return resume ?? null;
};
