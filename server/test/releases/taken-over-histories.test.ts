// The histories of statuses of a board of 0.2.0, which this release reads from events.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openConnection, openDatabase } from "#db/connection/client.ts";
import { migrate, migrateTo } from "#db/migrate.ts";
import { buildUser } from "#test/build.ts";
import { emptyDatabase } from "#test/database/empty-database.ts";
import { startApp } from "#test/start-app.ts";
import { fillWith, parseRelease } from "./release-text.ts";

const mara = "019a0000-0000-7000-8000-000000000001";
const recruiter = "019a0000-0000-7000-8000-000000000002";
const application = "019a0000-0000-7000-8000-000000000051";
const job = "019a0000-0000-7000-8000-000000000021";
const sentAnew = "019a0000-0000-7000-8000-000000000063";
const later = "019a0000-0000-7000-8000-000000000064";

/** As 0.2.0 leaves an application that was withdrawn, sent anew and looked at again. */
const story = `
  select setval('application_events_position_seq', 100);
  insert into application_events (id, application_id, job_id, type, side, actor_id, at) values
    (gen_random_uuid(), '${application}', '${job}', 'withdrawn', 'candidate', '${mara}', '2026-11-24'),
    ('${sentAnew}', '${application}', '${job}', 'sent', 'candidate', '${mara}', '2026-11-25');
  insert into application_status_changes (id, application_id, "from", "to", changed_by, changed_at) values
    ('${sentAnew}', '${application}', 'shortlisted', 'pending', null, '2026-11-25'),
    ('${later}', '${application}', 'pending', 'under_review', '${recruiter}', '2026-11-26')`;

const folder = await mkdtemp(join(tmpdir(), "rolecall-histories-"));
const database = await emptyDatabase(folder);
const { connection } = database;
const release = parseRelease(await readFile(join(import.meta.dirname, "0.2.0.sql"), "utf8"));
await migrateTo(release.migrations.length, connection);
const client = await openConnection(connection, "release");
await fillWith(client, release);
await client.query(story);
await migrate(connection);
const pool = openDatabase(connection, () => {});
const { as, db } = await startApp({ services: { db: pool.db } });
afterAll(async () => {
  await client.end();
  await pool.close();
  await database[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const changes = [
  ["pending", "shortlisted"],
  ["shortlisted", "pending"],
  ["pending", "under_review"],
];

test("a history of 0.2.0 is read whole, an application that was sent anew with it", async () => {
  const { body } = await as({ id: recruiter }).get<
    { from: string; to: string; changedBy: string | null }[]
  >(`/api/applications/${application}/history`);
  expect(body.map(({ from, to }) => [from, to])).toEqual(changes);
  expect(body[1]?.changedBy).toBeNull();
});

test("the record of 0.2.0 has each change of a status once", async () => {
  const administrator = await buildUser(db, { administratorSince: new Date() });
  const { body } = await as(administrator).get<{ changes: { status: object } }[]>(
    "/api/admin/audit",
    { query: { subject: application } },
  );
  expect(body.map((entry) => entry.changes.status)).toEqual(
    changes.map(([from, to]) => ({ from, to })).toReversed(),
  );
});
