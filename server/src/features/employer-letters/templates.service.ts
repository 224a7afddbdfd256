import type { TemplateChanges, TemplateDraft } from "@rolecall/contract/hiring/letter-draft.ts";
import {
  manyTemplatesText,
  mostTemplates,
  templateMissingText,
} from "@rolecall/contract/hiring/letters.ts";
import type { Db } from "#db/db.ts";
import { AppError } from "#http/errors.ts";
import { checkReadsLetters, lockLetters, type OfCompany } from "./letters-of-company.service.ts";
import * as queries from "./templates.queries.ts";

type Which = OfCompany & { templateId: string };

const templateMissing = () => new AppError("missing", templateMissingText);

/** The templates of a company, for its members but reviewers. */
export const templatesOf = async (db: Db, { id, user }: OfCompany) => {
  await checkReadsLetters(db, { id, user });
  return queries.listTemplates(db, id);
};

export const addTemplate = (db: Db, { id, user, ...draft }: OfCompany & TemplateDraft) =>
  db.transaction(async (db) => {
    await lockLetters(db, { id, user });
    if ((await queries.countTemplates(db, id)) >= mostTemplates)
      throw new AppError("conflict", manyTemplatesText);
    return queries.insertTemplate(db, { ...draft, companyId: id });
  });

export const changeTemplate = (
  db: Db,
  { id, user, templateId, changes }: Which & { changes: TemplateChanges },
) =>
  db.transaction(async (db) => {
    await lockLetters(db, { id, user });
    const changed = await queries.updateTemplate(db, { companyId: id, templateId }, changes);
    if (!changed) throw templateMissing();
    return changed;
  });

export const removeTemplate = (db: Db, { id, user, templateId }: Which): Promise<void> =>
  db.transaction(async (db) => {
    await lockLetters(db, { id, user });
    if (!(await queries.deleteTemplate(db, { companyId: id, templateId }))) throw templateMissing();
  });
