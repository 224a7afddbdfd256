import type { BoardRows } from "@rolecall/demo/board-rows.ts";
import { inArray, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#db/db.ts";
import { locks } from "#db/locks.ts";
import { applications } from "#db/schema/applications.ts";
import { candidateProfiles } from "#db/schema/candidate-profiles.ts";
import { companies } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";
import { pictures } from "#db/schema/pictures.ts";
import { findablePeople } from "#db/schema/talent/findable-people.ts";
import { talentLooks } from "#db/schema/talent/talent-looks.ts";
import { talkRequests } from "#db/schema/talent/talk-requests.ts";
import { companyMembers } from "#db/schema/teams/company-members.ts";
import { jobReviewers } from "#db/schema/teams/job-reviewers.ts";
import { uploads } from "#db/schema/uploads.ts";
import { users } from "#db/schema/users.ts";

/** Holds the lock until the transaction ends. */
export const lockFilling = async (db: Db): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(${locks.demo})`);
};

/** Whether there are no accounts and no job was ever posted. */
export const isEmpty = async (db: Db): Promise<boolean> => {
  const { rows } = await db.execute<{ empty: boolean }>(
    sql`select not exists (select from ${users}) and not exists (select from ${jobs}) as empty`,
  );
  return rows[0]?.empty ?? false;
};

/** The usernames that are taken, in alphabetical order. */
export const findUsernames = async (db: Db, usernames: readonly string[]): Promise<string[]> => {
  const rows = await db
    .select({ username: users.username })
    .from(users)
    .where(inArray(users.username, [...usernames]))
    .orderBy(users.username);
  return rows.map(({ username }) => username);
};

/** Users come with the hash of their password, where they have one, and jobs with their places. */
export const insertBoard = async (
  db: Db,
  board: Omit<BoardRows, "users" | "jobs" | "applications" | "statusChanges"> & {
    users: (typeof users.$inferInsert)[];
    jobs: (typeof jobs.$inferInsert)[];
    applications: (typeof applications.$inferInsert)[];
  },
): Promise<void> => {
  await insertAll(db, users, board.users);
  await insertAll(db, pictures, board.pictures);
  await insertAll(db, companies, board.companies);
  await insertAll(db, companyMembers, board.members);
  await insertAll(db, jobs, board.jobs);
  await insertAll(db, jobReviewers, board.reviewers);
  await insertAll(db, uploads, board.uploads);
  await insertAll(db, candidateProfiles, board.profiles);
  await insertAll(db, applications, board.applications);
  // Of no edition: the task that reads people reads them.
  const unread = board.findable.map((person) => ({ ...person, edition: "" }));
  await insertAll(db, findablePeople, unread);
  const looks = board.looks.map((look) => ({ ...look, day: look.at.toISOString().slice(0, 10) }));
  await insertAll(db, talentLooks, looks);
  await insertAll(db, talkRequests, board.talkRequests);
};

/** Few enough for a busy machine to insert them before the statement times out. */
const rowsPerStatement = 100;

const insertAll = async <Table extends PgTable>(
  db: Db,
  table: Table,
  rows: Table["$inferInsert"][],
) => {
  for (let start = 0; start < rows.length; start += rowsPerStatement)
    await db.insert(table).values(rows.slice(start, start + rowsPerStatement));
};
