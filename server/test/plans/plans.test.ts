// At any size a list reads what it shows and little more: no table from end to end.
import { glob } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cloneDatabase } from "#test/database/clone-database.ts";
import { startApp } from "#test/start-app.ts";
import { findBusiest } from "./board.ts";
import { functionsCalledDuring } from "./called-functions.ts";
import { judgeOf } from "./judge.ts";
import { fillLargeBoard } from "./large-board.ts";
import { listQueries } from "./queries/list-queries.ts";
import { openRecording } from "./recording.ts";

const database = await cloneDatabase();
const client = new pg.Client(database.connection);
const recording = openRecording(database.connection);
const { as, anonymous, db } = await startApp({ services: { db: recording.db } });

beforeAll(async () => {
  await client.connect();
  await fillLargeBoard(client);
  // Among so few rows reading all is often the quickest. So it shows whether it is the only way.
  await client.query("set enable_seqscan = off");
}, 300_000);

afterAll(async () => {
  await client.end();
  await recording[Symbol.asyncDispose]();
  await database.close();
});

/** The names of functions that read many rows. Changes of one row by its id need no plan. */
const asks = /^(list|count|find|measure|state|has|delete|lockLong)/;
/** The one empties a table before it is filled anew, the other counts on the row of a job. */
const asksNothing = new Set(["deletePlaces", "countApplicant"]);
const queries = ["{events,read-models,features}/**/*.queries.ts", "policies/*.ts"];
const source = join(import.meta.dirname, "../../src");

test("no list reads a large table from end to end, and no query is forgotten here", async () => {
  const busy = await findBusiest(client);
  const [recruiter, candidate] = [as({ id: busy.recruiter }), as({ id: busy.candidate })];
  const owner = as({ id: busy.owner });
  const board = { db, anonymous, recruiter, candidate, owner, busy };
  const judge = await judgeOf(client, { recording, board });
  const complaints: string[] = [];
  const called = await functionsCalledDuring(async () => {
    for (const query of listQueries) complaints.push(...(await judge.complaints(query)));
  });

  const forgotten: string[] = [];
  for await (const file of glob(queries, { cwd: source, exclude: ["**/*.test.ts"] })) {
    const exported = Object.entries((await import(join(source, file))) as Record<string, unknown>);
    for (const [name, value] of exported)
      if (
        typeof value === "function" &&
        asks.test(name) &&
        !asksNothing.has(name) &&
        !called(file).has(name)
      )
        forgotten.push(`${name} of ${file}`);
  }
  expect({ complaints, forgotten }).toEqual({ complaints: [], forgotten: [] });
}, 300_000);
