import type { Db } from "#db/db.ts";
import { recordChange } from "#features/audit/audit.service.ts";
import { markUnverified, markVerified } from "#features/companies/companies.service.ts";
import { lockTeam } from "#features/teams/members/members.service.ts";
import { endVerification } from "./verification.queries.ts";

interface Act {
  id: string;
  actorId: string;
}

/** Verifies a company on an administrator's word: no domain proves it. One that is verified stays as it is. */
export const verifyAsAdministrator = (db: Db, { id, actorId }: Act): Promise<void> =>
  db.transaction(async (db) => {
    const company = await lockTeam(db, id);
    if (company.verifiedAt) return;
    await endVerification(db, id);
    await markVerified(db, { id, verifiedDomain: null });
    await recordChange(db, {
      actorId,
      action: "company-verified",
      subjectId: id,
      companyId: id,
      changes: { verifiedDomain: null },
    });
  });

/** Ends the verification of a company; from then on everybody may post for it. */
export const unverifyAsAdministrator = (db: Db, { id, actorId }: Act): Promise<void> =>
  db.transaction(async (db) => {
    const { verifiedAt, verifiedDomain } = await lockTeam(db, id);
    if (!verifiedAt) return;
    await markUnverified(db, id);
    await recordChange(db, {
      actorId,
      action: "verification-ended",
      subjectId: id,
      companyId: id,
      changes: { verifiedDomain },
    });
  });
