import type { Db } from "#db/db.ts";
import { sendLetter, sendLetters } from "#features/letters/outbox.service.ts";
import { tell } from "#features/news/news.service.ts";
import * as queries from "./confirmation.queries.ts";
import { jobStillOpenLetter } from "./job-still-open.letter.ts";
import { jobUnlistedLetter } from "./job-unlisted.letter.ts";

/** Few enough that nobody who edits one of them waits long. */
const jobsAtOnce = 100;

type Concerned = Awaited<ReturnType<typeof queries.listConcerned>>[number];

/** Who posted the job if they manage it; without them or their address, the owner of its company. */
const asked = ({ posterManages, posterId, posterEmail, ownerId }: Concerned): string[] =>
  [
    ...new Set([posterManages ? posterId : null, posterManages && posterEmail ? null : ownerId]),
  ].filter((id) => id !== null);

/** Who posted the job if they manage it, else the owner of its company. */
const employerOf = ({ posterManages, posterId, ownerId }: Concerned): string[] =>
  [posterManages ? posterId : ownerId].filter((id) => id !== null);

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
    const concerned = await queries.listConcerned(db, ids);
    await tell(
      db,
      concerned.flatMap((job) =>
        employerOf(job).map((to) => ({
          to,
          kind: "confirm",
          text: `Still open? ${job.title}`,
          link: `/jobs/${job.jobId}`,
          jobId: job.jobId,
        })),
      ),
    );
    for (const job of concerned)
      for (const to of asked(job))
        await sendLetter(db, jobStillOpenLetter, { to, jobId: job.jobId });
  });

/** Unlists jobs about which nobody answered, some at a time, and tells their employers. */
const unlistJobs = (db: Db): Promise<void> =>
  db.transaction(async (db) => {
    const ids = await queries.updateToUnlisted(db, jobsAtOnce);
    if (ids.length === 0) return;
    const concerned = (await queries.listConcerned(db, ids)).flatMap((job) =>
      employerOf(job).map((to) => ({ to, ...job })),
    );
    await tell(
      db,
      concerned.map(({ to, jobId, title }) => {
        const text = `Unlisted: ${title}`;
        return { to, kind: "unlisted", text, link: `/jobs/${jobId}`, jobId };
      }),
    );
    await sendLetters(
      db,
      jobUnlistedLetter,
      concerned.map(({ to, jobId }) => ({ about: { to, jobId } })),
    );
  });

/** Asks about jobs that nobody confirmed for long, and unlists those about which nobody answered. */
export const lookForGhostJobs = async (db: Db): Promise<void> => {
  await unlistJobs(db);
  await askAboutJobs(db);
};
