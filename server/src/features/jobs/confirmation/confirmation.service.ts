import { hash, randomBytes } from "node:crypto";
import type { Db } from "#db/db.ts";
import type { Mailer, Notice } from "#mail/mailer.ts";
import * as queries from "./confirmation.queries.ts";

/** Few enough that nobody who edits one of them waits long. */
const jobsAtOnce = 100;

const hashOf = (token: string) => hash("sha256", token, "base64url");

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
const askAboutJobs = (db: Db, mailer: Mailer): Promise<void> =>
  db.transaction(async (db) => {
    const ids = await queries.lockJobsToAskAbout(db, jobsAtOnce);
    if (ids.length === 0) return;
    await queries.updateToAsked(db, ids);
    await queries.deleteLinks(db, ids);
    const notices = (await queries.listAsked(db, ids)).flatMap((job) =>
      asked(job).map((to): Notice => ({ to, about: "job-still-open", jobId: job.jobId })),
    );
    await mailer.sendNotices(db, notices);
  });

/** Asks about jobs that nobody confirmed for long, and unlists those about which nobody answered. */
export const lookForGhostJobs = async (db: Db, mailer: Mailer): Promise<void> => {
  await queries.updateToUnlisted(db, jobsAtOnce);
  await askAboutJobs(db, mailer);
};

/** The token of a new link by which its reader confirms the job. Only its hash is kept. */
export const newConfirmToken = async (
  db: Db,
  link: { jobId: string; userId: string },
): Promise<string> => {
  const token = randomBytes(24).toString("base64url");
  await queries.insertLink(db, { ...link, tokenHash: hashOf(token) });
  return token;
};

/** The job that a token confirms, and who was given it; null for an unknown or a replaced one. */
export const readConfirmToken = (db: Db, token: string) => queries.findLink(db, hashOf(token));
