import { mostJobTemplates } from "@rolecall/contract/hiring/job-templates.ts";
import { and, asc, eq } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { type JobContent, jobTemplates } from "#db/schema/hiring/job-templates.ts";

const columns = {
  id: jobTemplates.id,
  name: jobTemplates.name,
  createdAt: jobTemplates.createdAt,
};

export type { JobContent };

/** One template of a company. */
interface Which {
  templateId: string;
  companyId: string;
}
const named = (which: Which) =>
  and(eq(jobTemplates.id, which.templateId), eq(jobTemplates.companyId, which.companyId));

export const listJobTemplates = (db: Db, companyId: string) =>
  db
    .select(columns)
    .from(jobTemplates)
    .where(eq(jobTemplates.companyId, companyId))
    .orderBy(asc(jobTemplates.createdAt), asc(jobTemplates.id))
    .limit(mostJobTemplates);

export const countJobTemplates = (db: Db, companyId: string): Promise<number> =>
  db.$count(jobTemplates, eq(jobTemplates.companyId, companyId));

export const insertJobTemplate = async (
  db: Db,
  template: { companyId: string; name: string; content: JobContent },
) => {
  const [added] = await db.insert(jobTemplates).values(template).returning(columns);
  if (!added) throw new Error("No template was added");
  return added;
};

export const findJobContent = async (db: Db, which: Which): Promise<JobContent | null> => {
  const [found] = await db
    .select({ content: jobTemplates.content })
    .from(jobTemplates)
    .where(named(which))
    .limit(1);
  return found?.content ?? null;
};

/** Reports whether the company had it. */
export const deleteJobTemplate = async (db: Db, which: Which): Promise<boolean> => {
  const { rowCount } = await db.delete(jobTemplates).where(named(which));
  return rowCount === 1;
};
