import { companyMissingText } from "@rolecall/contract/companies/companies.ts";
import type { Db } from "#db/db.ts";
import * as supervision from "#features/companies/supervision/suspension.service.ts";
import { AppError } from "#http/errors.ts";
import type { Mailer } from "#mail/mailer.ts";
import { findCompany } from "./companies.queries.ts";

interface Act {
  id: string;
  actorId: string;
}

/** One company as administrators see it. */
export const readCompany = async (db: Db, id: string) => {
  const company = await findCompany(db, id);
  if (!company) throw new AppError("missing", companyMissingText);
  return company;
};

/** Suspends a company or gives another reason, and tells its owner. */
export const suspendCompany = async (
  db: Db,
  { mailer, ...act }: Act & { reason: string; mailer: Mailer },
) => {
  await db.transaction(async (db) =>
    mailer.sendNotices(db, await supervision.suspendCompany(db, act)),
  );
  return readCompany(db, act.id);
};

export const restoreCompany = (db: Db, act: Act): Promise<void> =>
  supervision.restoreCompany(db, act);
