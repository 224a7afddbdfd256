import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { resumeMaximumBytes } from "@rolecall/contract/resumes/resumes.ts";
import type { UserRow } from "@rolecall/demo/board-rows.ts";
import type { Board } from "@rolecall/demo/board.ts";
import { demoPassword, demoSignIns } from "@rolecall/demo/sign-ins.ts";
import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import { beginNow } from "#events/read-events.service.ts";
import { record } from "#events/record.service.ts";
import { hashPassword } from "#features/auth/passwords.ts";
import { placesOfLocations } from "#features/jobs/placing/job-places.service.ts";
import { sendMessage } from "#features/messages/messages.service.ts";
import { beginPlaces } from "#features/places/places.service.ts";
import { reportJob } from "#features/reports/reports.service.ts";
import { addInterview } from "#features/scheduling/scheduling.service.ts";
import type { FileStore } from "#files/file-store.ts";
import type { SignedInUser } from "#http/session.ts";
import { everyReader } from "#readers.ts";
import { applicationsOf, eventsOf } from "./demo-events.ts";
import { findUsernames, insertBoard, isEmpty, lockFilling } from "./demo.queries.ts";

const demoUsernames: readonly string[] = Object.values(demoSignIns).map(({ username }) => username);

/** Whether to fill this database with the demo board: only if configured and while the database is empty. */
export const shouldFill = async (
  db: Db,
  { demoData }: Pick<Config, "demoData">,
): Promise<boolean> => demoData && isEmpty(db);

/**
 * Fills an empty database with the demo board, its dates counted back from
 * `now`. All rows are one transaction, and of several instances that start
 * together one fills. Files of a fill that was cut short belong to no row.
 */
export const fillWithDemoBoard = async (
  db: Db,
  files: Pick<FileStore, "write">,
  { now }: { now: Date },
): Promise<void> => {
  // Loaded here alone: other starts have no use for it.
  const { makeBoard } = await import("@rolecall/demo/board.ts");
  const { rows, resumes, ...sent } = makeBoard(now);
  const passwordHash = await hashPassword(demoPassword);
  await Promise.all(
    [...resumes].map(([id, content]) =>
      files.write(id, Readable.from([content]), resumeMaximumBytes),
    ),
  );

  const users = rows.users.map((user) =>
    demoUsernames.includes(user.username) ? { ...user, passwordHash } : user,
  );
  await db.transaction(async (db) => {
    await lockFilling(db);
    if (!(await isEmpty(db))) return;
    await beginPlaces(db);
    const placeOf = await placesOfLocations(db, rows.jobs);
    const jobs = rows.jobs.map((job) => ({ ...job, ...placeOf.get(job.location) }));
    await insertBoard(db, { ...rows, users, jobs, applications: applicationsOf(rows) });
    await record(db, eventsOf(rows));
    for (const { applicationId: id, author, text } of sent.messages) {
      const message = { user: asCaller(author), id, key: randomUUID(), text, files: [] };
      await sendMessage(db, message, { rateLimit: false, isPast: true });
    }
    await beginNow(db, everyReader);
    await letWait(db, sent);
  });
};

const asCaller = (user: UserRow): SignedInUser => ({
  ...user,
  administrator: false,
  waiting: false,
  sessionId: "",
  provedUntil: null,
});

/** What happens as the board begins, and is told: times proposed to a candidate, and reports of a job. */
const letWait = async (db: Db, { interviews, reports }: Pick<Board, "interviews" | "reports">) => {
  const limits = { rateLimit: false };
  for (const { applicationId: id, proposedBy, interviewers, ...plan } of interviews) {
    const interviewerIds = interviewers.map((interviewer) => interviewer.id);
    const wanted = { user: asCaller(proposedBy), id, ...plan, interviewerIds };
    await addInterview(db, wanted, { publicUrl: "", ...limits });
  }
  for (const { jobId: id, reporter, ...given } of reports)
    await reportJob(db, { id, user: asCaller(reporter), given, address: "127.0.0.1" }, limits);
};

/** The demo sign-ins of this database, to be named at start: their password is known to everybody. */
export const listDemoSignIns = (db: Db): Promise<string[]> => findUsernames(db, demoUsernames);
