import { openDatabase } from "@rolecall/server/src/db/connection/client.ts";
import { migrate } from "@rolecall/server/src/db/migrate.ts";
import { catchUp } from "@rolecall/server/src/events/read-events.service.ts";
import { answersReader } from "@rolecall/server/src/features/answers/answers.reader.ts";
import { closingReader } from "@rolecall/server/src/features/applications/closing/closing.reader.ts";
import { weeksReader } from "@rolecall/server/src/features/dashboard/weeks.reader.ts";
import { contentOf } from "@rolecall/server/test/database/empty-database.ts";
import pg from "pg";
import { expect, test } from "vitest";
import { prepareDraws } from "./draws.ts";
import { fillBoard } from "./fill-board.ts";
import { addJobs } from "./jobs.ts";
import { addEverybody } from "./people.ts";
import { startPostgres } from "./start-postgres.ts";

const size = { jobs: 250, companies: 12, recruiters: 3, candidates: 50 };
const now = new Date();

/** Row by row, with triggers, checks and indexes. */
const fillAsUsersDo = async (address: pg.ClientConfig) => {
  const pool = new pg.Pool(address);
  await prepareDraws(pool, now);
  await addEverybody(pool, size);
  await addJobs(pool, size, { first: 1, count: size.jobs });
  // The trigger takes the time of the insertion.
  await pool.query("update jobs set closed_at = bench.now() where closed_at is not null");
  await pool.end();
  const database = openDatabase(address, () => {});
  const { db } = database;
  await catchUp(db, weeksReader);
  await catchUp(db, closingReader);
  // The figures of answers are measured when the product has started.
  await catchUp(db, { ...answersReader, read: () => Promise.resolve() });
  await database.close();
};

/** Each has an id of its own making, and nothing refers to it yet. */
const withoutIds = (rows: string[]) =>
  rows
    .map((row) =>
      row.replace(/^"?\([\da-f-]{36},/, "(").replaceAll(/"*[\d-]{10} [\d:.]+\+00"*/g, ""),
    )
    .toSorted();

const withoutTimes = (rows: string[]) =>
  rows.map((row) => row.replaceAll(/"[\d-]{10} [\d:.]+\+00"/g, "")).toSorted();

/** What depends on when the test runs is left out; no other content depends on it. */
const comparableRows: Record<string, (rows: string[]) => string[]> = {
  stages: withoutIds,
  letter_templates: withoutIds,
  users: withoutTimes,
  companies: withoutTimes,
  company_members: withoutTimes,
  candidate_profiles: withoutTimes,
  uploads: withoutTimes,
  opened_jobs: withoutTimes,
};

const comparable = (content: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(content).map(([table, rows]) => [table, comparableRows[table]?.(rows) ?? rows]),
  );

const schemaOf = async (address: pg.ClientConfig) => {
  const client = new pg.Client(address);
  await client.connect();
  const { rows } = await client.query<{ definition: string }>(`
    select indexdef as definition from pg_indexes where schemaname = 'public'
    union all select name || setting from pg_settings where source = 'configuration file'
    order by 1`);
  await client.end();
  return rows;
};

test("a board that is filled quickly is the one that the product's own triggers and readers make", async () => {
  const address = await startPostgres();
  const other = { ...address, database: "as_users_do" };
  const client = new pg.Client(address);
  await client.connect();
  await client.query(`create database ${other.database}`);
  await client.end();
  await Promise.all([migrate(address), migrate(other)]);

  await fillAsUsersDo(other);
  await fillBoard(address, size, now);
  const content = comparable(await contentOf(address));
  expect(content["job_search"]?.length).toBeGreaterThan(200);
  const others = comparable(await contentOf(other));
  expect(Object.keys(content)).toEqual(Object.keys(others));
  // One table after the other: what is shown of a difference stays short.
  for (const [table, rows] of Object.entries(content))
    expect([table, rows]).toEqual([table, others[table]]);
  expect(await schemaOf(address)).toEqual(await schemaOf(other));
});
