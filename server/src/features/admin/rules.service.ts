import type { SiteRules } from "@rolecall/contract/admin/settings.schemas.ts";
import type { TextName } from "@rolecall/contract/site.ts";
import type { Role } from "@rolecall/contract/values/role.ts";
import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import { readAudit } from "#features/audit/audit.service.ts";
import { inviteToRegister } from "#features/auth/registration/registration.service.ts";
import * as site from "#features/site/site.service.ts";

export const readRules = (db: Db, config: Config): Promise<SiteRules> => site.siteRules(db, config);

export const changeRules = (
  db: Db,
  change: { actorId: string; wanted: Partial<SiteRules>; config: Config },
): Promise<SiteRules> => site.changeRules(db, change);

export const writeText = (db: Db, text: { actorId: string; name: TextName; markdown: string }) =>
  site.writeText(db, text);

/** Invites somebody to register, by a letter. */
export const invite = (db: Db, whom: { actorId: string; email: string; role: Role }) =>
  inviteToRegister(db, whom);

/** One page of the record. */
export const readRecord = (db: Db, filter: Parameters<typeof readAudit>[1]) =>
  readAudit(db, filter);
