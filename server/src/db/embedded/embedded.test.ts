import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { chmod, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { totalmem } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { openToOthers } from "#test/open-to-others.ts";
import { soon } from "#test/soon.ts";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "./embedded.ts";
import { readPidFile } from "./processes.ts";

const silent = { debug() {}, info() {}, warn() {}, error() {} };
const asRoot = process.getuid?.() === 0;
const withNamespaces = asRoot && spawnSync("sh", ["-c", "unshare --user true"]).status === 0;

let dataDir: string;
const running: EmbeddedPostgres[] = [];

const start = async () => {
  const postgres = await startEmbeddedPostgres({ dataDir, log: silent });
  running.push(postgres);
  return postgres;
};
const stop = () => Promise.all(running.splice(0).map((postgres) => postgres.stop()));

const query = async ({ connection }: EmbeddedPostgres, sql: string): Promise<unknown> => {
  const client = new pg.Client(connection);
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows[0];
  } finally {
    await client.end();
  }
};

const directory = () => join(dataDir, "postgres");
const processId = () => readPidFile(directory())?.pid ?? 0;

/** Making a database takes seconds on a busy machine. */
describe("the embedded PostgreSQL", { timeout: 60_000 }, () => {
  beforeAll(async () => {
    dataDir = await mkdtemp("/tmp/rolecall-embedded-");
    await chmod(dataDir, 0o711);
    mkdirSync(join(dataDir, "postgres-init-a1b2c3/base"), { recursive: true });
    await start();
    await stop();
  }, 60_000);
  afterEach(async () => {
    await stop();
  });
  afterAll(() => rm(dataDir, { recursive: true }));

  it("leaves one complete directory, even after an interrupted first start", async () => {
    expect(await readdir(dataDir)).toEqual(["postgres"]);
  });

  it("takes a part of the machine's memory that leaves room for others", async () => {
    const { shared } = (await query(
      await start(),
      "select pg_size_bytes(current_setting('shared_buffers'))::int8::float8 as shared",
    )) as { shared: number };
    expect(shared).toBeGreaterThanOrEqual(128 * 2 ** 20);
    expect(shared).toBeLessThanOrEqual(2_048 * 2 ** 20);
    const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
    expect(shared).toBeLessThanOrEqual(Math.max(memory / 4, 128 * 2 ** 20));
    expect(shared).toBeGreaterThan(Math.min(memory / 16, 2_000 * 2 ** 20));
  });

  it("keeps its rows from one start to the next", async () => {
    await query(await start(), "create table kept as select 'row' as text");
    await stop();
    expect(await query(await start(), "select text from kept")).toEqual({ text: "row" });
  });

  it("is started again when it goes down by itself, with everything that was committed", async () => {
    const postgres = await start();
    await query(postgres, "create table committed as select 'row' as text");
    process.kill(processId(), "SIGKILL");
    await soon(async () =>
      expect(await query(postgres, "select text from committed")).toEqual({ text: "row" }),
    );
  });

  it("starts although the file of a dead one names a process that is somebody else's by now", async () => {
    const pidFile = join(directory(), "postmaster.pid");
    await start();
    const content = readFileSync(pidFile, "utf8");
    await stop();
    const somebody = spawn("sleep", ["60"]);
    writeFileSync(pidFile, content.replace(/^\d+/, String(somebody.pid)));

    expect(await query(await start(), "select 1 as answer")).toEqual({ answer: 1 });
    expect(somebody.exitCode ?? somebody.signalCode).toBeNull();
    somebody.kill();
    await once(somebody, "exit");
  });

  it("syncs acknowledged writes to the disk, and keeps other users out", async () => {
    const postgres = await start();
    const settings = await query(
      postgres,
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
        current_setting('listen_addresses') as addresses, current_setting('is_superuser') as super`,
    );
    expect(settings).toEqual({ fsync: "on", commit: "on", addresses: "", super: "off" });
    for (const path of [postgres.connection.host, directory()])
      expect((await stat(path)).mode & 0o777).toBe(0o700);
  });

  it("is not in the terminal's group, so that Ctrl-C there reaches the server alone", async () => {
    await start();
    const group = execFileSync("ps", ["-o", "pgid=", "-p", String(processId())]).toString();
    expect(Number(group)).toBe(processId());
  });

  it("knows the letters of all languages", async () => {
    const letters = await query(
      await start(),
      `select lower('ÉMILE ŽIŽEK') as lower, 'Émile' ilike '%éM%' as found,
        to_tsvector('english', 'Senior—Engineers, café')::text as words`,
    );
    expect(letters).toEqual({
      lower: "émile žižek",
      found: true,
      words: "'café':3 'engin':2 'senior':1",
    });
  });

  it("stops while sessions are open, and removes its socket", async () => {
    const { connection } = await start();
    const client = new pg.Client(connection);
    const errors: Error[] = [];
    client.on("error", (error) => errors.push(error));
    await client.connect();
    await stop();
    expect(errors[0]).toMatchObject({ code: "57P01" });
    await expect(stat(connection.host)).rejects.toThrow("ENOENT");
  });

  it.runIf(asRoot && openToOthers)(
    "runs as another user when the superuser starts it",
    async () => {
      await start();
      expect(readFileSync(`/proc/${processId()}/status`, "utf8")).not.toMatch(/^Uid:\t0\t/m);
    },
  );

  it.runIf(withNamespaces)("follows when its place is closed and opened again", async () => {
    await query(await start(), "create table moved as select 'row' as text");
    await stop();
    for (const mode of [0o700, 0o711]) {
      await chmod(dataDir, mode);
      expect(await query(await start(), "select text from moved")).toEqual({ text: "row" });
      await stop();
    }
  });

  it.runIf(asRoot && openToOthers)(
    "lets its user pass through the folders if namespaces are forbidden, unless that reveals their contents",
    async () => {
      vi.stubEnv("PATH", "/nowhere");
      await chmod(dataDir, 0o700);
      const letter = join(dataDir, "letter");
      writeFileSync(letter, "for root's eyes", { mode: 0o644 });
      await expect(start()).rejects.toThrow("start Rolecall as an ordinary user");

      await chmod(letter, 0o600);
      expect(await query(await start(), "select 1 as answer")).toEqual({ answer: 1 });
      expect((await stat(dataDir)).mode & 0o777).toBe(0o711);
      await rm(letter);
      vi.unstubAllEnvs();
    },
  );
});
