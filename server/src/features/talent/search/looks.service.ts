import { lookedEnoughText, mostLooksADay } from "@rolecall/contract/talent/candidates.ts";
import type { Db } from "#db/db.ts";
import type { Slice } from "#db/keyset.ts";
import { countPersonToday } from "#features/limits/limits.service.ts";
import type { Searcher } from "#policies/talent.ts";
import { insertLook, listLooksOf } from "./looks.queries.ts";
import { refuseUntil } from "./refuse-until.ts";

/** Counts a look of today, for the company and for who looks, and keeps it for the person. @throws `too-many` */
export const countLook = async (
  db: Db,
  { searcher, userId: whom }: { searcher: Searcher; userId: string },
): Promise<void> => {
  // Always in this order, so that none of those who look at once waits for another in a circle.
  for (const one of [searcher.company.id, searcher.userId])
    refuseUntil(
      await countPersonToday(db, { act: "person-looked-at", of: one, whom, most: mostLooksADay }),
      lookedEnoughText,
    );
  await insertLook(db, { userId: whom, companyId: searcher.company.id, at: new Date() });
};

/** Which companies looked at somebody, the newest look first. */
export const looksOf = (db: Db, which: { userId: string } & Slice) => listLooksOf(db, which);
