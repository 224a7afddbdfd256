import type { Db } from "#db/db.ts";
import { sendLetter } from "#features/letters/outbox.service.ts";
import * as queries from "./confirmation.queries.ts";
import { jobStillOpenLetter } from "./job-still-open.letter.ts";

/** Few enough that nobody who edits one of them waits long. */
const jobsAtOnce = 100;

/** Who posted the job if they manage it; without them or their address, the owner of its company. */
const asked = (job: Awaited<ReturnType<typeof queries.listAsked>>[number]): string[] => {
  const { posterManages, posterId, posterEmail, ownerId } = job;
  return [
    ...new Set([posterManages ? posterId : null, posterManages && posterEmail ? null : ownerId]),
  ].filter((id) => id !== null);
};

/**
 * Asks whether the open jobs are still open that nobody confirmed for 30 days, some at a time. Earlier
 * links to confirm them work no longer.
 */
const askAboutJobs = (db: Db): Promise<void> =>
  db.transaction(async (db) => {
    const ids = await queries.lockJobsToAskAbout(db, jobsAtOnce);
    if (ids.length === 0) return;
    await queries.updateToAsked(db, ids);
    await queries.deleteLinks(db, ids);
    for (const job of await queries.listAsked(db, ids))
      for (const to of asked(job))
        await sendLetter(db, jobStillOpenLetter, { to, jobId: job.jobId });
  });

/** Asks about jobs that nobody confirmed for long, and unlists those about which nobody answered. */
export const lookForGhostJobs = async (db: Db): Promise<void> => {
  await queries.updateToUnlisted(db, jobsAtOnce);
  await askAboutJobs(db);
};
