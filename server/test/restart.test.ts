import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { runningPostgres } from "#db/embedded/embedded.ts";
import { processesIn } from "#db/embedded/processes.ts";
import { locks } from "#db/locks.ts";
import { cloneDatabase } from "./database/clone-database.ts";
import { lineTo } from "./database/database-line.ts";
import { openToOthers } from "./open-to-others.ts";
import { startServer, stopServers } from "./servers/server-process.ts";
import { soon } from "./soon.ts";

const newDataDir = () => mkdtemp(join(tmpdir(), "rolecall-restart-"));

/** Used by many starts, one after the other, as it is in life. */
const dataDir = await newDataDir();
const database = join(dataDir, "postgres");

afterEach(stopServers);
afterAll(() => rm(dataDir, { recursive: true }));

/** Registers somebody, and resolves to the cookie that says who they are. */
const register = async (address: string | null) => {
  const answer = await fetch(`${address}/api/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: `user-${randomUUID()}`, password: "secret-1" }),
  });
  expect(answer.status).toBe(201);
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
};

const knows = async (address: string | null, cookie: string) => {
  const answer = await fetch(`${address}/api/auth/user`, { headers: { cookie } });
  return answer.status === 200;
};

const askForLetter = async (address: string | null) => {
  const answer = await fetch(`${address}/api/password/forgot`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ identifier: "ada" }),
  });
  expect(answer.status).toBe(202);
};

/** The number of statements that wait for a table. */
const waitingFor = async (client: pg.Client, table: string) => {
  const { rowCount } = await client.query(
    "select from pg_locks where relation = $1::regclass and not granted",
    [table],
  );
  return rowCount ?? 0;
};

/** A module to begin with, after which the process is told to end as soon as it asks for another one. */
const toldToEndAt = (name: string) => {
  const code = `
    import { registerHooks } from "node:module";
    registerHooks({
      resolve(specifier, context, next) {
        if (specifier.endsWith("/${name}")) process.kill(process.pid, "SIGTERM");
        return next(specifier, context);
      },
    });`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
};

/** A start takes a second, and several on a busy machine. */
describe("the server", { timeout: 120_000 }, () => {
  test("starts again when it was killed and its database was left behind", async () => {
    const first = startServer(dataDir);
    const cookie = await register(await first.ready);
    const [leftBehind] = processesIn(database);
    first.kill("SIGKILL");
    await first.ended;

    const second = startServer(dataDir);
    expect(await knows(await second.ready, cookie)).toBe(true);
    expect(processesIn(database)).not.toContain(leftBehind);
  });

  test("ends with 0 and leaves nothing running, however often it is told to", async () => {
    const server = startServer(dataDir);
    await server.ready;
    server.kill("SIGINT");
    server.kill("SIGTERM");
    expect(await server.ended).toEqual({ code: 0, errors: "" });
    expect(processesIn(database)).toEqual([]);
  });

  test("says nothing of the letter that its end cuts off", async () => {
    let output = "";
    const env = { LOG_LEVEL: "warn" };
    const server = startServer(dataDir, { env, onOutput: (text) => (output += text) });
    const address = await server.ready;
    const other = new pg.Client(runningPostgres(dataDir));
    other.on("error", () => {});
    await other.connect();
    await other.query("begin; lock table users");
    await askForLetter(address);
    await soon(async () => expect(await waitingFor(other, "users")).toBeGreaterThan(0));
    server.kill("SIGTERM");
    expect(await server.ended).toEqual({ code: 0, errors: "" });
    expect(output).toBe(`Rolecall is ready at ${address}\n`);
  });

  test.each(["rolecall.lock", "postgres/postmaster.pid", "files"])(
    "ends with 0 when told to during its first start, as soon as there is %s",
    async (file) => {
      const newDir = await newDataDir();
      const server = startServer(newDir);
      const atOnce = { timeout: 60_000, interval: 1 };
      await soon(() => expect(existsSync(join(newDir, file))).toBe(true), atOnce);
      server.kill("SIGTERM");
      expect(await server.ended).toEqual({ code: 0, errors: "" });
      await rm(newDir, { recursive: true });
    },
  );

  test.each([
    ["npm start", "main.ts", "../../scripts/start.mjs"],
    ["the server", "serve.ts", "../src/main.ts"],
  ])("ends with 0 when told to while %s still loads its code", async (_what, module, script) => {
    const server = startServer(dataDir, {
      script: join(import.meta.dirname, script),
      nodeOptions: ["--import", toldToEndAt(module)],
    });
    expect(await server.ended).toEqual({ code: 0, errors: "" });
    expect(processesIn(database)).toEqual([]);
  });

  test.each(["PORT", "METRICS_PORT"])("says that the port of %s is taken", async (variable) => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const server = startServer(dataDir, { env: { [variable]: String(port) } });
    expect(await server.ended).toEqual({
      code: 1,
      errors: `Port ${port} of 127.0.0.1 is in use by another program; stop that one, or set ${variable} to another number.\n`,
    });
    other.close();
  });

  test("says which variable is wrong", async () => {
    const server = startServer(dataDir, { env: { RATE_LIMIT: "perhaps" } });
    expect(await server.ended).toEqual({ code: 1, errors: "RATE_LIMIT must be on or off.\n" });
  });

  test("says why an external database cannot be used", async () => {
    const server = startServer(dataDir, { env: { DATABASE_URL: "postgres://127.0.0.1:1/none" } });
    const { code, errors } = await server.ended;
    expect(code).toBe(1);
    expect(errors).toMatch(/^The database could not be brought up to date: .*ECONNREFUSED.*\n$/);
  });

  test("says that the database went away while it was brought up to date", async () => {
    const { connection, db, close } = await cloneDatabase();
    const another = new pg.Client(connection);
    await another.connect();
    await another.query("select pg_advisory_lock($1)", [locks.migration]);
    await using line = await lineTo(connection);
    const server = startServer(dataDir, { env: { DATABASE_URL: line.address } });
    const isWaiting = sql`select from pg_stat_activity where datname = ${connection.database}
      and application_name = 'rolecall-migrate' and wait_event = 'advisory'`;
    await soon(async () => expect((await db.execute(isWaiting)).rowCount).toBe(1), {
      timeout: 60_000,
    });
    line.cut();
    expect(await server.ended).toEqual({
      code: 1,
      errors: "The database could not be brought up to date: Connection terminated unexpectedly.\n",
    });
    await another.end();
    await close();
  });

  test.runIf(process.getuid?.() === 0 && openToOthers)("runs for an ordinary user", async () => {
    const nobody = 65_534;
    const theirs = await newDataDir();
    await chown(theirs, nobody, nobody);
    const server = startServer(theirs, { uid: nobody });
    const cookie = await register(await server.ready);
    expect(await knows(await server.ready, cookie)).toBe(true);
    server.kill("SIGTERM");
    expect((await server.ended).code).toBe(0);
    await rm(theirs, { recursive: true });
  });
});
