import type { Db } from "#db/db.ts";
import * as queries from "./refresh-answers.queries.ts";

const jobsAtOnce = 5_000;
const beforeAll = "00000000-0000-0000-0000-000000000000";

/** Measures these jobs anew, and the companies that they belong to. */
export const measureAnswersOf = async (db: Db, jobIds: string[]): Promise<void> => {
  await queries.lockRefreshes(db);
  await queries.measureAnswers(db, jobIds);
};

export const forgetAnswers = async (db: Db): Promise<void> => {
  await queries.lockRefreshes(db);
  await queries.emptyAnswers(db);
};

/**
 * Brings the figures of answers up to date where no event says so: what time or a change of the team changed since
 * the last time is measured anew, the first time everything. Run again, it finds the same; of several servers one
 * does it.
 */
export const refreshAnswers = (db: Db): Promise<void> =>
  db.transaction(async (db) => {
    const last = await queries.lockLastRefresh(db);
    if (last === "busy") return;
    const refreshedAt = new Date();
    const position = await queries.findSettledPosition(db);
    if (last) await measureInParts(db, await queries.listChangedJobs(db, last));
    else await measureAll(db);
    await queries.upsertRefresh(db, {
      position: Math.max(position, last?.position ?? 0),
      refreshedAt,
    });
  });

const measureAll = async (db: Db) => {
  for (let after = beforeAll; ;) {
    const ids = await queries.listAppliedJobs(db, { after, limit: jobsAtOnce });
    const last = ids.at(-1);
    if (!last) return;
    await queries.measureAnswers(db, ids);
    after = last;
  }
};

const measureInParts = async (db: Db, ids: string[]) => {
  for (let start = 0; start < ids.length; start += jobsAtOnce)
    await queries.measureAnswers(db, ids.slice(start, start + jobsAtOnce));
};
