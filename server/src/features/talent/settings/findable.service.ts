import { type Finder, unknownCompanyText } from "@rolecall/contract/talent/findable.ts";
import type { Db } from "#db/db.ts";
import { lockAndRead } from "#features/talent/reading/read-people.service.ts";
import { AppError } from "#http/errors.ts";
import * as queries from "./findable.queries.ts";

/** Whose companies find somebody, and which never do. */
export const findableOf = async (db: Db, userId: string) => ({
  to: (await queries.findSettings(db, userId))?.to ?? ("nobody" as const),
  except: await queries.listExcepted(db, userId),
});

/** @throws `bad-input` for a company that does not exist */
export const setFindable = (
  db: Db,
  { userId, to, except: given }: { userId: string; to: Finder; except: string[] },
) =>
  db.transaction(async (db) => {
    const except = [...new Set(given.map((id) => id.toLowerCase()))];
    const known = except.length === 0 ? [] : await queries.holdCompanies(db, except);
    if (known.length < except.length)
      throw new AppError("bad-input", unknownCompanyText, { path: "except" });
    await lockAndRead(db, userId, () => queries.upsertSettings(db, { userId, to }));
    await queries.replaceExcepted(db, { userId, except });
    return findableOf(db, userId);
  });
