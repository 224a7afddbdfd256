import { once } from "node:events";
import { Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { cloneDatabase } from "#test/database/clone-database.ts";
import { lastWords, lineTo } from "#test/database/database-line.ts";
import { openDatabase, type DatabaseAddress } from "./client.ts";

const { connection, close } = await cloneDatabase();
afterAll(close);

const openByLine = async (settings: DatabaseAddress = {}) => {
  const line = await lineTo(connection);
  const client = openDatabase({ connectionString: line.address, ...settings }, () => {});
  onTestFinished(async () => {
    await client.close();
    await line[Symbol.asyncDispose]();
  });
  return { line, ...client };
};

/** Makes the sockets of connections, and keeps them. */
const collectSockets = () => {
  const sockets: Socket[] = [];
  const stream = () => {
    const socket = new Socket();
    sockets.push(socket);
    return socket;
  };
  return { sockets, stream };
};

test("transactions that begin as the database goes away leave room for those after it", async () => {
  const database = await openByLine();
  const { db, line } = database;
  for (let turn = 0; turn < 3; turn += 1) {
    await Promise.all(Array.from({ length: 10 }, () => db.execute(sql`select pg_sleep(0.05)`)));
    const begun = Array.from({ length: 10 }, () =>
      db.transaction(async (db) => db.execute("select 1")),
    );
    await Promise.resolve();
    line.cut();
    await Promise.allSettled(begun);
  }
  await db.execute(sql`select 1`);
  expect(database.use().busy).toBe(0);
});

test("a connection that is lost halfway through a transaction ends that one alone", async () => {
  const { sockets, stream } = collectSockets();
  const { db, line } = await openByLine({ stream });
  const halfway = db.transaction(async (db) => {
    await db.execute(sql`select 1`);
    const lost = sockets.map((socket) => once(socket, "close"));
    line.cut();
    // The loss arrives between two statements.
    await Promise.all(lost);
    await nextTurn();
    await db.execute(sql`select 2`);
  });
  await expect(halfway).rejects.toThrow(/connection/i);
  expect((await db.execute(sql`select 3 as answer`)).rows).toEqual([{ answer: 3 }]);
});

test("a connection that breaks with its first statement ends one transaction alone", async () => {
  const { db, line } = await openByLine();
  line.endWithNextAnswer();
  const unlucky = db.transaction(async (db) => db.execute(sql`select 1`));
  await expect(unlucky).rejects.toThrow(/connection/i);
  expect((await db.execute(sql`select 3 as answer`)).rows).toEqual([{ answer: 3 }]);
});

test("statements that one transaction asks for at once run one after another", async () => {
  const { db } = await openByLine();
  const warn = vi.spyOn(process, "emitWarning");
  onTestFinished(() => warn.mockRestore());
  const answers = await db.transaction((db) =>
    Promise.all([1, 2, 3, 4].map((number) => db.execute(sql`select ${number}::int as number`))),
  );
  expect(answers.map(({ rows }) => rows)).toEqual([1, 2, 3, 4].map((number) => [{ number }]));
  expect(warn).not.toHaveBeenCalled();
});

test("a statement that hangs is given up on once, and its connection with it", async () => {
  const database = await openByLine({ query_timeout: 200 });
  const { db } = database;
  const hanging = db.transaction(async (db) => db.execute(sql`select pg_sleep(60)`));
  await expect(hanging).rejects.toThrow("Query read timeout");
  expect(database.use()).toMatchObject({ busy: 0, idle: 0 });
  expect((await db.execute(sql`select 3 as answer`)).rows).toEqual([{ answer: 3 }]);
});

test("the database may go before a connection that is being closed", async () => {
  const lost: Error[] = [];
  const { sockets, stream } = collectSockets();
  const client = openDatabase({ ...connection, stream }, (error) => lost.push(error));
  await client.db.execute(sql`select 1`);
  const closed = client.close();
  sockets[0]?.emit("data", lastWords);
  await closed;
  expect(lost).toEqual([]);
});
