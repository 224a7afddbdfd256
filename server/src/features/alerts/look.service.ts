import { randomUUIDv7 } from "node:crypto";
import { alertFrequencies, mostJobsInAlertLetter } from "@rolecall/contract/alerts/alerts.ts";
import type { Db, Transaction } from "#db/db.ts";
import { sendLetters } from "#features/letters/outbox.service.ts";
import {
  compileAnew,
  gatherNewJobs,
  matchNewJobs,
  type NewJobs,
} from "#features/search/kept/kept-search.service.ts";
import { nextLook } from "./alert-times.ts";
import * as queries from "./look.queries.ts";
import { newJobsLetter } from "./new-jobs.letter.ts";
import { toFilter } from "./stored-search.ts";

type Alert = Awaited<ReturnType<typeof queries.listWaiting>>[number];

/** Jobs are numbered in such parts, and alerts looked at in such parts: each is a transaction. */
const jobsAtOnce = 2_000;
const alertsAtOnce = 4_000;
/** A search that finds more has older ones left out of its letter. */
const mostFound = 3 * mostJobsInAlertLetter;

/** Tells alerts of new jobs, as far as it is time. Stopped anywhere, the next look goes on. */
export const lookForNewJobs = async (db: Db): Promise<void> => {
  for (let jobs = jobsAtOnce; jobs === jobsAtOnce;) jobs = await db.transaction(numberNewJobs);
  for (const frequency of alertFrequencies)
    for (let looked = alertsAtOnce; looked === alertsAtOnce;)
      looked = await db.transaction((db) => writeDue(db, frequency));
};

/** Numbers some jobs that became open, and has the alerts told that want to know at once. */
const numberNewJobs = async (db: Transaction): Promise<number> => {
  await queries.lockNumbers(db);
  const { jobs, ...range } = await queries.numberOpened(db, jobsAtOnce);
  if (jobs === jobsAtOnce) await queries.deleteOpenedBeforeAlerts(db);
  if (jobs === 0) return 0;
  let newJobs: NewJobs | undefined;
  let last: Alert | undefined;
  do {
    const after = last ?? null;
    const waiting = await queries.listWaiting(db, { after, limit: alertsAtOnce });
    last = waiting.length === alertsAtOnce ? waiting.at(-1) : undefined;
    if (waiting.length === 0) break;
    newJobs ??= await gatherNewJobs(db, range);
    const found = await findFor(db, newJobs, { alerts: waiting, most: 1 });
    const ids = waiting.filter((one) => found.get(one.searchKey)?.length).map(({ id }) => id);
    await queries.updateToFound(db, { ids, after: range.after });
  } while (last);
  return jobs;
};

/** The positions of new jobs that each search finds, by its key: whoever keeps the same, it is looked for once. */
const findFor = async (
  db: Transaction,
  newJobs: NewJobs,
  { alerts, most }: { alerts: Alert[]; most: number },
): Promise<Map<string, number[]>> => {
  const bySearch = Map.groupBy(alerts, ({ searchKey }) => searchKey);
  const searches = [];
  for (const same of bySearch.values()) searches.push(await compiledNow(db, same));
  const found = await matchNewJobs(db, newJobs, { searches, most });
  return new Map([...bySearch.keys()].map((key, index) => [key, found[index] ?? []]));
};

/** The search of these alerts; one that an earlier release compiled is compiled anew. */
const compiledNow = async (db: Db, same: Alert[]) => {
  const [{ search: stored, compiled }] = same as [Alert];
  const search = toFilter(stored);
  const anew = await compileAnew(db, { search, compiled });
  if (!anew) return { search, compiled };
  await queries.updateCompiled(db, { ids: same.map(({ id }) => id), compiled: anew });
  return { search, compiled: anew };
};

/** Asks for the letters of some alerts that are due; answers how many were looked at. */
const writeDue = async (db: Transaction, frequency: Alert["frequency"]): Promise<number> => {
  const due = await queries.lockDue(db, { frequency, limit: alertsAtOnce });
  if (due.length === 0) return 0;
  const upTo = await queries.findLastPosition(db);
  const after = due.reduce((least, { toldPosition }) => Math.min(least, toldPosition), upTo);
  if (after < upTo) {
    const newJobs = await gatherNewJobs(db, { after, upTo });
    const found = await findFor(db, newJobs, { alerts: due, most: mostFound });
    await askForLetters(db, { due, found });
  }
  const now = new Date();
  const looked = due.map((alert) => ({ id: alert.id, nextAt: nextLook(alert, now) }));
  await queries.updateToTold(db, { looked, upTo });
  return due.length;
};

const askForLetters = async (
  db: Transaction,
  { due, found }: { due: Alert[]; found: Map<string, number[]> },
) => {
  const positions = [...new Set([...found.values()].flat())];
  if (positions.length === 0) return;
  const opened = await queries.listOpened(db, positions);
  const jobAt = new Map(opened.map((job) => [job.position, job]));
  const told = await namedBefore(db, due, opened);
  const letters = due.flatMap((alert) => {
    const jobIds = (found.get(alert.searchKey) ?? [])
      .filter((position) => position > alert.toldPosition)
      .flatMap((position) => jobAt.get(position) ?? [])
      .filter(
        ({ jobId, openedAtMs }) =>
          openedAtMs >= alert.begunAt.getTime() && !told.has(alert.id + jobId),
      )
      .slice(0, mostJobsInAlertLetter)
      .map(({ jobId }) => jobId);
    if (jobIds.length === 0) return [];
    return [{ id: randomUUIDv7(), alertId: alert.id, jobIds, to: alert.userId }];
  });
  await queries.insertAlertLetters(
    db,
    letters.map(({ id, alertId, jobIds }) => ({ id, alertId, jobIds })),
  );
  await sendLetters(
    db,
    newJobsLetter,
    letters.map(({ id, to }) => ({ about: { to, letterId: id }, once: [id] })),
  );
};

/** Alert and job of what stood in a letter before; only jobs that were open before can. */
const namedBefore = async (
  db: Db,
  due: Alert[],
  opened: Awaited<ReturnType<typeof queries.listOpened>>,
): Promise<Set<string>> => {
  const jobIds = opened.filter(({ isAgain }) => isAgain).map(({ jobId }) => jobId);
  if (jobIds.length === 0) return new Set();
  const alertIds = due.map(({ id }) => id);
  const rows = await queries.listNamedBefore(db, { alertIds, jobIds });
  return new Set(rows.map(({ alertId, jobId }) => alertId + jobId));
};
