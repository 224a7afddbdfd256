import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import { findUser } from "#features/auth/auth.queries.ts";
import { letterSite } from "#features/site/site.service.ts";
import type { Deliver } from "#mail/letter.ts";
import type { SafetyLetter } from "#mail/mailer.ts";
import { safetyLetter } from "./safety-letter.ts";

/** Writes to the account's address, where it has one. Throws where the letter cannot be delivered now. */
export const deliverSafetyLetter = async (
  db: Db,
  { userId, kind, at, to }: SafetyLetter,
  { config, deliver }: { config: Config; deliver: Deliver },
): Promise<void> => {
  const address = to ?? (await findUser(db, userId))?.email;
  if (!address) return;
  const site = await letterSite(db, config);
  await deliver(safetyLetter({ to: address, kind, at, site }));
};
