import { setImmediate as pause } from "node:timers/promises";
import type { Db } from "#db/db.ts";
import { unpacked } from "#features/talent/reading/person-record.ts";
import { type JobRead, scoreOnly } from "#match/score/match.ts";
import { listRecords } from "./people.queries.ts";

interface Scored {
  userId: string;
  score: number | null;
  shownAt: Date | null;
}

/** Others are answered between so many. */
const atOnce = 100;

/** How well these people fit a job, the best first; without a score last, then the newest. */
export const scorePeople = async (
  db: Db,
  { job, userIds }: { job: JobRead; userIds: string[] },
): Promise<Scored[]> => {
  const day = new Date().toISOString().slice(0, 10);
  const scored: Scored[] = [];
  for (let from = 0; from < userIds.length; from += atOnce) {
    const records = await listRecords(db, userIds.slice(from, from + atOnce));
    for (const { userId, shownAt, read } of records)
      scored.push({ userId, shownAt, score: scoreOnly(job, unpacked(read, day)) });
    await pause();
  }
  return scored.toSorted(bestFirst);
};

const bestFirst = (a: Scored, b: Scored) =>
  (b.score ?? -1) - (a.score ?? -1) ||
  Number(b.shownAt) - Number(a.shownAt) ||
  (a.userId < b.userId ? 1 : -1);
