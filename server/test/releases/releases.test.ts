// Boards of every release so far, which this one takes over.
import { readdirSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ListedJob } from "@rolecall/contract/jobs/job.schemas.ts";
import type pg from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { openConnection, openDatabase } from "#db/connection/client.ts";
import { knownMigrations, migrate, migrateTo } from "#db/migrate.ts";
import { emptyDatabase } from "#test/database/empty-database.ts";
import { startApp } from "#test/start-app.ts";
import { fillWith, parseRelease, rowsOf } from "./release-text.ts";

const folder = await mkdtemp(join(tmpdir(), "rolecall-releases-"));
afterAll(() => rm(folder, { recursive: true }));

/** Tables that the database derives from others; each release does that in its own way. */
const derived = /^(company_openings|job_search|search_|job_suggestions|job_weeks|open_job_counts)/;

const names = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith(".sql") && name !== "board.sql")
  .map((name) => name.slice(0, -".sql".length));

describe.each(names)("a board of %s", async (name) => {
  const file = join(import.meta.dirname, `${name}.sql`);
  const release = parseRelease(await readFile(file, "utf8"));
  const database = await emptyDatabase(folder);
  const { connection } = database;
  await migrateTo(release.migrations.length, connection);
  const client = await openConnection(connection, "release");
  const pool = openDatabase(connection, () => {});
  afterAll(async () => {
    await client.end();
    await pool.close();
    await database[Symbol.asyncDispose]();
  });
  await fillWith(client, release);
  const written = release.tables.filter((table) => !derived.test(table.name));
  const read = async (from: pg.Client) => {
    const rows: string[] = [];
    for (const table of written) rows.push(await rowsOf(from, table.name, table.columns));
    return rows;
  };
  const before = await read(client);
  await migrate(connection);

  test("was made by the migrations that this release still begins with", () => {
    expect(knownMigrations().slice(0, release.migrations.length)).toEqual(release.migrations);
  });

  test("keeps all that people wrote, to the letter", async () => {
    expect(written.map(({ name: table }) => table)).toContain("applications");
    expect(before).toEqual(written.map(({ rows }) => rows));
    expect(await read(client)).toEqual(before);
  });

  test("tells the story of its applications from their history, up to now without a late answer", async () => {
    const { rows } = await client.query(
      "select type, side, data from application_events where type <> 'opened' order by position",
    );
    expect(rows).toEqual([
      { type: "sent", side: "candidate", data: {} },
      { type: "status", side: "employer", data: { from: "pending", to: "shortlisted" } },
    ]);
    // A release that kept the story had promised an answer from the beginning.
    const tookOver = !release.tables.some(({ name: table }) => table === "application_events");
    const told = await client.query(
      `select opened_at is not null as opened, answered_at is not null as answered,
        answer_by > case when $1 then now() else applied_at end + interval '13 days' as promised
        from applications`,
      [tookOver],
    );
    expect(told.rows).toEqual([{ opened: true, answered: true, promised: true }]);
  });

  test("is served: people sign in, find what they wrote, and are found", async () => {
    const { anonymous, as } = await startApp({ services: { db: pool.db } });
    const body = { username: "MARA", password: "Correct-horse-7" };
    const signedIn = await anonymous.post<{ id: string }>("/api/login", { body });
    expect([signedIn.status, signedIn.body]).toMatchObject([200, { username: "mara" }]);
    const own = await as(signedIn.body).get("/api/applications/candidate");
    expect(own.body).toMatchObject([{ coverLetter: "I am awake.", status: "shortlisted" }]);
    const found = await anonymous.get<ListedJob[]>("/api/jobs", {
      query: { query: "keeper light", location: "lisbon", type: "full-time" },
    });
    expect(found.body).toMatchObject([{ title: "Lighthouse Keeper", applicantCount: 1 }]);
    const all = await anonymous.get("/api/jobs");
    expect(all.headers["x-total-count"]).toBe("1");
  });
});
