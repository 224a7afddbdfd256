import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { databaseErrorOf } from "#db/constraint-errors.ts";
import { applicationStatusChanges } from "#db/schema/histories/application-status-changes.ts";
import { users } from "#db/schema/users.ts";
import { recordChange } from "#features/audit/audit.service.ts";
import { buildApplication, buildUser } from "#test/build.ts";
import { auditEntriesOf } from "#test/database/audit-entries.ts";
import { cloneDatabase } from "#test/database/clone-database.ts";

const { db, close } = await cloneDatabase();
afterAll(close);

const refusalOf = (statement: string) =>
  db.execute(sql.raw(statement)).then(
    () => "nothing",
    (error: unknown) => databaseErrorOf(error)?.message,
  );

test.each([
  ["audit_entries", "actor_id", "action = 'job-edited'"],
  ["application_status_changes", "changed_by", `"to" = 'hired'`],
  ["application_events", "actor_id", "type = 'opened'"],
  ["application_events", "actor_id", `data = '{"other": true}'`],
  ["application_events", "actor_id", "visible_from = null"],
])("rows of %s are only added, whoever asks", async (table, actor, change) => {
  const { id: applicationId } = await buildApplication(db);
  await db.insert(applicationStatusChanges).values({ applicationId, to: "pending" });
  const { id: actorId } = await buildUser(db);
  const entry = { actorId, subjectId: actorId, action: "role-changed", changes: {} } as const;
  await recordChange(db, entry);
  for (const rewriting of [
    `update ${table} set ${change}`,
    `update ${table} set ${actor} = '${actorId}'`,
    `delete from ${table}`,
    `truncate ${table}`,
  ])
    expect([rewriting, await refusalOf(rewriting)]).toEqual([
      rewriting,
      `Rows of ${table} are only added`,
    ]);
});

test("the changes of a deleted user stay in the histories, without their name", async () => {
  const { id } = await buildUser(db);
  const entry = { actorId: id, subjectId: id, action: "role-changed", changes: {} } as const;
  await recordChange(db, entry);
  await db.delete(users).where(eq(users.id, id));
  expect(await auditEntriesOf(db, id)).toMatchObject([{ ...entry, actorId: null }]);
});
