import type { TemplateChanges, TemplateDraft } from "@rolecall/contract/hiring/letter-draft.ts";
import { mostTemplates } from "@rolecall/contract/hiring/letters.ts";
import { and, asc, eq } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { letterTemplates } from "#db/schema/hiring/letter-templates.ts";

const columns = {
  id: letterTemplates.id,
  kind: letterTemplates.kind,
  name: letterTemplates.name,
  subject: letterTemplates.subject,
  text: letterTemplates.text,
  createdAt: letterTemplates.createdAt,
};

interface Which {
  companyId: string;
  templateId: string;
}
const isIt = ({ companyId, templateId }: Which) =>
  and(eq(letterTemplates.companyId, companyId), eq(letterTemplates.id, templateId));

export const listTemplates = (db: Db, companyId: string) =>
  db
    .select(columns)
    .from(letterTemplates)
    .where(eq(letterTemplates.companyId, companyId))
    .orderBy(asc(letterTemplates.createdAt), asc(letterTemplates.id))
    .limit(mostTemplates);

export const countTemplates = (db: Db, companyId: string): Promise<number> =>
  db.$count(letterTemplates, eq(letterTemplates.companyId, companyId));

export const insertTemplate = async (
  db: Db,
  { companyId, ...draft }: TemplateDraft & { companyId: string },
) => {
  const [added] = await db
    .insert(letterTemplates)
    .values({ ...draft, companyId })
    .returning(columns);
  if (!added) throw new Error("No template was added");
  return added;
};

/** Null where the company has no such template. */
export const updateTemplate = async (db: Db, which: Which, changes: TemplateChanges) => {
  const [changed] = await (Object.keys(changes).length > 0
    ? db.update(letterTemplates).set(changes).where(isIt(which)).returning(columns)
    : db.select(columns).from(letterTemplates).where(isIt(which)));
  return changed ?? null;
};

/** Reports whether the company had it. */
export const deleteTemplate = async (db: Db, which: Which): Promise<boolean> => {
  const { rowCount } = await db.delete(letterTemplates).where(isIt(which));
  return rowCount === 1;
};

/** A template of any company, for who checks whose it is. */
export const findTemplate = async (db: Db, id: string) => {
  const [template] = await db
    .select({ ...columns, companyId: letterTemplates.companyId })
    .from(letterTemplates)
    .where(eq(letterTemplates.id, id))
    .limit(1);
  return template ?? null;
};

/** The oldest template of the letter that goes to everybody who applies. */
export const findReceivedTemplate = async (db: Db, companyId: string) => {
  const isReceived = eq(letterTemplates.kind, "received");
  const [template] = await db
    .select({ subject: letterTemplates.subject, text: letterTemplates.text })
    .from(letterTemplates)
    .where(and(eq(letterTemplates.companyId, companyId), isReceived))
    .orderBy(asc(letterTemplates.createdAt), asc(letterTemplates.id))
    .limit(1);
  return template ?? null;
};
