// The oldest server that is supported: Debian's PostgreSQL 15, for as long as some work takes.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const bin = "/usr/lib/postgresql/15/bin";
const cluster = ["-U", "rolecall", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8"];
const withoutDurability = ["-c", "listen_addresses=", "-c", "fsync=off"];
const readyWithinMs = 30_000;

/** PostgreSQL does not run as root. */
const asPostgres =
  process.getuid?.() === 0
    ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
    : [];

/** @param {string} data */
async function untilReady(data) {
  const end = Date.now() + readyWithinMs;
  while (Date.now() < end) {
    try {
      execFileSync(join(bin, "pg_isready"), ["-q", "-h", data]);
      return;
    } catch {
      await delay(100);
    }
  }
  throw new Error("PostgreSQL 15 did not start.");
}

/**
 * @param {(databaseUrl: string) => Promise<void>} work
 * @throws {Error} where it is not installed or does not start
 */
export async function withPostgres15(work) {
  if (!existsSync(bin))
    throw new Error("PostgreSQL 15 is not installed: apt-get install postgresql-15.");
  const data = mkdtempSync(join(tmpdir(), "rolecall-postgres-15-"));
  chmodSync(data, 0o700);
  if (asPostgres.length > 0) execFileSync("chown", ["postgres:", data]);
  const [initdb = "", ...options] = [...asPostgres, join(bin, "initdb"), "-D", data, ...cluster];
  execFileSync(initdb, options, { stdio: "ignore" });
  const [postgres, ...settings] = [...asPostgres, join(bin, "postgres"), "-D", data, "-k", data];
  const server = spawn(postgres, [...settings, ...withoutDurability], { stdio: "ignore" });
  try {
    await untilReady(data);
    await work(`postgres://rolecall@${encodeURIComponent(data)}/postgres`);
  } finally {
    server.kill("SIGINT");
    await once(server, "exit");
    rmSync(data, { recursive: true, force: true });
  }
}
