import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { buildUser } from "#test/build.ts";
import { cloneDatabase } from "#test/database/clone-database.ts";
import { contentOf } from "#test/database/empty-database.ts";
import { writeLaterRelease } from "#test/database/later-release.ts";
import { whileUncommitted } from "#test/database/while-uncommitted.ts";
import { databaseErrorOf } from "./constraint-errors.ts";
import { migrate } from "./migrate.ts";

const folder = await mkdtemp(join(tmpdir(), "rolecall-migrate-"));
const boards: { close(): Promise<void> }[] = [];
afterAll(async () => {
  for (const board of boards) await board.close();
  await rm(folder, { recursive: true });
});

/** The database of a running server, with somebody in it. */
const newBoard = async () => {
  const board = await cloneDatabase();
  boards.push(board);
  await buildUser(board.db, { username: "mara" });
  return board;
};
/** A release that adds these statements, one migration each. */
const releaseWith = async (...statements: string[]) => {
  const release = join(folder, crypto.randomUUID());
  await writeLaterRelease(release, ...statements);
  return release;
};
const reasonOf = (attempt: Promise<void>) =>
  attempt.then(
    () => null,
    (error: unknown) => databaseErrorOf(error)?.message,
  );

test("an upgrade that fails in the middle leaves everything as it was", async () => {
  const { connection } = await newBoard();
  const before = await contentOf(connection);
  const addsNickname = "alter table users add column nickname text";
  const failing = await releaseWith(
    addsNickname,
    "update users set nickname = username, first_name = 'Changed'; select 1 / 0",
  );
  expect(await reasonOf(migrate(connection, { folder: failing }))).toBe("division by zero");
  expect(await contentOf(connection)).toEqual(before);

  const corrected = await releaseWith(addsNickname, "update users set nickname = username");
  await migrate(connection, { folder: corrected });
  expect((await contentOf(connection))["users"]).toEqual([expect.stringMatching(/,mara\)$/)]);
});

test("instances that start together upgrade once", async () => {
  const { connection } = await newBoard();
  const release = await releaseWith(
    "create table visits (made int)",
    "insert into visits values (1)",
  );
  await Promise.all([1, 2, 3].map(() => migrate(connection, { folder: release })));
  expect((await contentOf(connection))["visits"]).toEqual(["(1)"]);
});

test("an upgrade gives up on a table that is in use, and holds up nobody", async () => {
  const { db, connection } = await newBoard();
  const release = await releaseWith("alter table users add column nickname text");
  const readUsers = sql`select from users`;
  await whileUncommitted(
    db,
    (db) => db.execute(readUsers),
    async () => {
      const upgrade = reasonOf(migrate(connection, { folder: release }));
      expect(await upgrade).toBe("canceling statement due to lock timeout");
      await db.execute(readUsers);
    },
  );
});
