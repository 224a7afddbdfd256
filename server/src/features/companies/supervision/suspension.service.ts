import { companyMissingText } from "@rolecall/contract/companies/companies.ts";
import type { Db } from "#db/db.ts";
import { recordChange } from "#features/audit/audit.service.ts";
import { sendLetter } from "#features/letters/outbox.service.ts";
import { AppError } from "#http/errors.ts";
import { lockCompany } from "#read-models/locked-company.queries.ts";
import { companySuspendedLetter } from "./company-suspended.letter.ts";
import { updateSupervised } from "./supervision.queries.ts";

interface Act {
  id: string;
  actorId: string;
}

const lockExisting = async (db: Db, id: string) => {
  const company = await lockCompany(db, id, "no key update");
  if (!company) throw new AppError("missing", companyMissingText);
  return company;
};

/** Suspends a company or gives another reason, and tells its owner. */
export const suspendCompany = (
  db: Db,
  { id, actorId, reason }: Act & { reason: string },
): Promise<void> =>
  db.transaction(async (db) => {
    const company = await lockExisting(db, id);
    if (company.suspendedAt && company.suspensionReason === reason) return;
    const suspendedAt = company.suspendedAt ?? new Date();
    await updateSupervised(db, id, { suspendedAt, suspensionReason: reason });
    await recordChange(db, {
      actorId,
      action: "company-suspended",
      subjectId: id,
      changes: { name: company.name, reason },
    });
    const { ownerId: to } = company;
    if (to) await sendLetter(db, companySuspendedLetter, { to, companyId: id });
  });

/** Ends the suspension of a company. */
export const restoreCompany = (db: Db, { id, actorId }: Act): Promise<void> =>
  db.transaction(async (db) => {
    const company = await lockExisting(db, id);
    if (!company.suspendedAt) return;
    await updateSupervised(db, id, { suspendedAt: null, suspensionReason: null });
    await recordChange(db, {
      actorId,
      action: "company-restored",
      subjectId: id,
      changes: { name: company.name },
    });
  });
