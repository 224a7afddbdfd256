// A database that was migrated from any release has the functions and triggers of functions/ and
// triggers/.
import { readdirSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { afterAll, expect, test } from "vitest";
import { cloneDatabase } from "#test/database/clone-database.ts";
import { emptyDatabase } from "#test/database/empty-database.ts";
import { fillWith, parseRelease } from "#test/releases/release-text.ts";
import { readComputed } from "./computed.ts";
import { type DatabaseAddress, openConnection } from "./connection/client.ts";
import { migrate, migrateTo } from "./migrate.ts";

const folder = await mkdtemp(join(tmpdir(), "rolecall-computed-"));
const after: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true })];
afterAll(async () => {
  for (const end of after.toReversed()) await end();
});

const freshBoard = async () => {
  const board = await cloneDatabase();
  after.push(() => board.close());
  return board.connection;
};

const on = async <Result>(
  connection: DatabaseAddress,
  work: (client: pg.Client) => Promise<Result>,
) => {
  const client = await openConnection(connection, "computed-test");
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Every function and trigger of the product, as the database has it. */
const definitionsIn = (connection: DatabaseAddress) =>
  on(connection, async (client) => {
    const { rows } = await client.query<{ name: string; definition: string }>(`
      select 'function ' || proname as name, pg_get_functiondef(oid) as definition
      from pg_proc where pronamespace = 'public'::regnamespace and not exists (
        select from pg_depend where objid = pg_proc.oid and deptype = 'e' -- of an extension
      )
      union all
      select 'trigger ' || tgname, pg_get_triggerdef(t.oid)
      from pg_trigger t join pg_class c on c.oid = tgrelid
      where relnamespace = 'public'::regnamespace and not tgisinternal
      order by name, definition`);
    return rows;
  });

const everything = readComputed();
const statementsOf = (name: string) =>
  everything.find((each) => each.name === name)?.statements ?? "";

test("a board of the oldest release and a fresh one have the same functions and triggers", async () => {
  await using old = await emptyDatabase(folder);
  const text = await readFile(
    join(import.meta.dirname, "../../test/releases/after-2-migrations.sql"),
    "utf8",
  );
  const release = parseRelease(text);
  await migrateTo(release.migrations.length, old.connection);
  await on(old.connection, (client) => fillWith(client, release));
  await migrate(old.connection);
  expect(await definitionsIn(old.connection)).toEqual(await definitionsIn(await freshBoard()));
});

test("every function and trigger of the database stands in exactly one file, in its present form", async () => {
  const connection = await freshBoard();
  const definitions = await definitionsIn(connection);
  const written = everything.flatMap(({ statements }) =>
    [...statements.matchAll(/^CREATE OR REPLACE (FUNCTION|TRIGGER) (\w+)/gm)].map(
      ([, kind = "", name = ""]) => `${kind.toLowerCase()} ${name}`,
    ),
  );
  expect(written.toSorted()).toEqual(definitions.map(({ name }) => name).toSorted());
  await on(connection, async (client) => {
    for (const { statements } of everything) await client.query(statements);
  });
  expect(await definitionsIn(connection)).toEqual(definitions);
});

test("every file of functions/ and triggers/ is applied", () => {
  const there = ["functions", "triggers"].flatMap((part) =>
    readdirSync(join(import.meta.dirname, part)).map((file) => `${part}/${file}`),
  );
  expect(everything.map(({ name }) => `${name}.sql`).toSorted()).toEqual(there.toSorted());
});

const little = (connection: DatabaseAddress, word: string) =>
  on(connection, async (client) => {
    const { rows } = await client.query<{ little: boolean }>("select says_little($1) as little", [
      word,
    ]);
    return rows[0]?.little;
  });

/** A release that takes another word for one that says nothing. */
const alsoLittle = (word: string) =>
  everything.map(({ name, statements }) => ({
    name,
    statements: statements.replace("'a', 'an',", `'a', 'an', '${word}',`),
  }));

test("a function that a release changed is the new one from its start on", async () => {
  const connection = await freshBoard();
  expect(statementsOf("functions/lexemes")).toContain("'a', 'an',");
  expect(await little(connection, "nurse")).toBe(false);
  await migrate(connection, { computed: alsoLittle("nurse") });
  expect(await little(connection, "nurse")).toBe(true);
});

test("a server of the release before, started once more during an upgrade, takes no function back", async () => {
  const connection = await freshBoard();
  await migrate(connection, { computed: alsoLittle("nurse") });
  await migrate(connection);
  expect(await little(connection, "nurse")).toBe(true);
});

test("a release that is older than the database's migrations changes no function", async () => {
  const connection = await freshBoard();
  await on(connection, (client) =>
    client.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('to come', 9999999999999)",
    ),
  );
  await migrate(connection, { computed: alsoLittle("nurse") });
  expect(await little(connection, "nurse")).toBe(false);
});

test("a file that the database refuses leaves functions and schema as they were", async () => {
  const connection = await freshBoard();
  const before = await definitionsIn(connection);
  const refused = [
    ...alsoLittle("nurse"),
    { name: "functions/refused", statements: "create function refused() returns int return x" },
  ];
  await expect(migrate(connection, { computed: refused })).rejects.toThrow(
    'column "x" does not exist',
  );
  expect(await definitionsIn(connection)).toEqual(before);
});
