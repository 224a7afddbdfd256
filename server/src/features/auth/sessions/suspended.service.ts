import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import { siteRules } from "#features/site/site.service.ts";
import { AppError } from "#http/errors.ts";
import { holdUnsuspended, isSuspended } from "./suspended.queries.ts";

const suspended = async (db: Db, config: Config) => {
  const { supportEmail } = await siteRules(db, config);
  return new AppError("forbidden", `This account is suspended. Write to ${supportEmail}.`);
};

/** Refuses who is suspended. */
export const refuseSuspended = async (db: Db, userId: string, config: Config): Promise<void> => {
  if (await isSuspended(db, userId)) throw await suspended(db, config);
};

/** Refuses who is suspended. Nobody becomes so before the transaction ends in which a session begins. */
export const holdNotSuspended = async (db: Db, userId: string, config: Config): Promise<void> => {
  if (!(await holdUnsuspended(db, userId))) throw await suspended(db, config);
};
