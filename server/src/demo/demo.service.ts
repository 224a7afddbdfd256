import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { resumeMaximumBytes } from "@rolecall/contract/resumes/resumes.ts";
import { demoPassword, demoSignIns } from "@rolecall/demo/sign-ins.ts";
import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import { passOver } from "#events/read-events.service.ts";
import { record } from "#events/record.service.ts";
import { hashPassword } from "#features/auth/passwords.ts";
import { placesOfLocations } from "#features/jobs/placing/job-places.service.ts";
import { sendMessage } from "#features/messages/messages.service.ts";
import { beginPlaces } from "#features/places/places.service.ts";
import type { FileStore } from "#files/file-store.ts";
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
  const { rows, resumes, messages } = makeBoard(now);
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
    // Nobody of the demo board gets letters about what they sent.
    await passOver(db, "received-letters");
    for (const { applicationId: id, author, text } of messages) {
      const user = {
        ...author,
        administrator: false,
        waiting: false,
        sessionId: "",
        provedUntil: null,
      };
      await sendMessage(db, { user, id, key: randomUUID(), text, files: [] }, { rateLimit: false });
    }
  });
};

/** The demo sign-ins of this database, to be named at start: their password is known to everybody. */
export const listDemoSignIns = (db: Db): Promise<string[]> => findUsernames(db, demoUsernames);
