import { jobMissingText } from "@rolecall/contract/jobs/jobs.ts";
import type { Db } from "#db/db.ts";
import {
  approveJob as approve,
  listAgain,
  takeDown,
} from "#features/jobs/supervision/takedown.service.ts";
import { closeOpenCase } from "#features/reports/reports.service.ts";
import { AppError } from "#http/errors.ts";
import { takedownOf } from "#read-models/takedown.ts";
import { findJob, listJobs } from "./jobs.queries.ts";

type Row = Awaited<ReturnType<typeof listJobs>>["items"][number];

const shown = <Job extends Row>(job: Job) => ({ ...job, takedown: takedownOf(job) });

/** One page of all jobs. */
export const readJobs = async (db: Db, filter: Parameters<typeof listJobs>[1]) => {
  const { items, ...page } = await listJobs(db, filter);
  return { ...page, items: items.map(shown) };
};

/** One job as administrators see it. */
export const readJob = async (db: Db, id: string) => {
  const job = await findJob(db, id);
  if (!job) throw new AppError("missing", jobMissingText);
  return shown(job);
};

interface Act {
  id: string;
  actorId: string;
}

/** Takes a job down, which closes its case, and tells whom it concerns. */
export const takeJobDown = async (db: Db, { id, actorId, reason }: Act & { reason: string }) => {
  const decision = "take-down";
  await db.transaction(async (db) => {
    await takeDown(db, { id, actorId, reason });
    await closeOpenCase(db, { jobId: id, actorId, decision, reason });
  });
  return readJob(db, id);
};

/** Lists a job again, which closes its case, and tells who reported it. */
export const listJobAgain = (db: Db, { id, actorId }: Act): Promise<void> =>
  db.transaction(async (db) => {
    const decision = "dismiss";
    await listAgain(db, { id, actorId });
    await closeOpenCase(db, { jobId: id, actorId, decision, reason: null });
  });

/** Lists a job that is held for a look, and tells whom it concerns. */
export const approveJob = async (db: Db, { id, actorId }: Act) => {
  await approve(db, { id, actorId });
  return readJob(db, id);
};
